import type { Attack } from '../../combat/attack-under-way.ts';
import type { Losses } from '../../combat/losses.ts';
import { KINDS } from '../../data/units.ts';
import type { Attempt } from '../../diplomacy/attempt.ts';
import type { Revert } from '../../diplomacy/revert.ts';
import type { PlayMarker } from '../../markers/play-marker.ts';
import type { Roll } from '../../markers/roll.ts';
import type { Rebellion } from '../../minor-powers/rebellion.ts';
import type { RecruitingTable } from '../../minor-powers/recruiting-table.ts';
import type { Ransack } from '../../money/ransack.ts';
import type { Recruiting } from '../../money/recruiting.ts';
import type { Taxation } from '../../money/taxes.ts';
import type { Move } from '../../movement/move-under-way.ts';
import type { Provisioning } from '../../movement/provisioning.ts';
import type { Deploy } from '../../set-up/deploy.ts';
import type { RandomForces } from '../../set-up/random-forces.ts';
import { landAt, markerAt, type Scene, squareAt, unitAt } from '../scene.ts';
import type { PromptTexts } from '../tables.ts';
import { glossary } from './glossary.ts';
import { count, inSquare, marker, of, piece, points, the, theSquare } from './grammar.ts';
import { kinds, units } from './names.ts';

/** Where a combat is fought, if it can be told. */
const battle = (scene: Scene): string => {
  const at = squareAt(scene.frame<Attack>('attack')?.to);
  return at === null ? 'il combattimento' : `il combattimento per ${theSquare(at)}`;
};
const inBattle = (scene: Scene): string => battle(scene).replace(/^il /, 'nel ');
const target = (scene: Scene): string => {
  const land = landAt(scene.frame<Attempt>('attempt')?.target);
  return land === null ? 'la potenza' : the(land);
};

export const prompts: PromptTexts = {
  'initiative.grandTour': () => 'Giochi Grand Tour per indicare chi comincia?',
  'initiative.designate': () => 'Indica chi comincia in questo turno.',
  'roll.illuminati': (scene) => {
    const roll = scene.frame<Roll>('roll');
    return roll === null
      ? 'Fai ripetere il lancio con Illuminati?'
      : `Il dado ${glossary.rolls[roll.for]} dà ${scene.die()}. Fai ripetere il lancio con Illuminati?`;
  },
  'play-marker.sturmUndDrang': (scene) => {
    const id = markerAt(scene.frame<PlayMarker>('play-marker')?.marker);
    return `Segnalino giocato: ${id === null ? 'sconosciuto' : marker(id)}. Lo annulli con Sturm und Drang?`;
  },
  'draw-markers.makeRoom': () => 'Avresti troppi segnalini: prima rimettine uno nel sacchetto.',
  'movement-phase.act': () => 'Movimento: muovi un contingente o chiudi la fase.',
  'move.muster': () => 'Quali unità muovono insieme?',
  'move.march': (scene) => {
    const move = scene.frame<Move>('move');
    return move === null ? 'Dove va il contingente?' : `Dove va il contingente? Movimento rimasto: ${move.left}.`;
  },
  'move.countermarch': (scene) => {
    const at = squareAt(scene.frame<Move>('move')?.at);
    return `Un contingente è entrato ${at === null ? 'in una casella accanto' : inSquare(at)}. Dichiari contromarcia?`;
  },
  'combat-phase.act': () => 'Combattimento: attacca o chiudi la fase.',
  'attack.lead': (scene) => `Un comandante guida ${battle(scene)}?`,
  'attack.array': () => 'Quali unità attaccano?',
  'attack.table': (scene) => `Su quale tabella si risolve ${battle(scene)}?`,
  'attack.shield': (scene) => `Un comandante guida la difesa ${inBattle(scene)}?`,
  'attack.honorsOfWar': (scene) => `Giochi Onore delle armi ${inBattle(scene)}?`,
  'losses.choose': (scene) => {
    const losses = scene.frame<Losses>('losses');
    return losses === null || losses.count <= 0 ? 'Quale unità perdi?' : `Quale unità perdi? Ancora: ${losses.count}.`;
  },
  'famine.choose': () => 'La terra non le nutre tutte. Quale unità se ne va?',
  'retreat.stand': () => 'Dietro le mura puoi ignorare la ritirata. Resisti?',
  'retreat.where': () => 'Dove si ritirano?',
  'upgrade.choose': () => 'Promuovi a veterani un’unità di reclute?',
  'advance.choose': () => 'Quali unità avanzano?',

  'treasury.enlightened': () => 'Quanti segnalini in più peschi grazie ai Lumi?',
  'taxation.hub': () => 'Tassazione: gioca segnalini o riscuoti le tasse.',
  'taxation.claim': (scene) => {
    const at = squareAt(scene.frame<Taxation>('taxation')?.mixed[0]);
    return `Più potenze tue occupano ${at === null ? 'una casella' : theSquare(at)}. Vi aumentano le tasse?`;
  },
  'rebellion.where': (scene) => {
    const land = landAt(scene.frame<Rebellion>('rebellion')?.power);
    return `Dove insorge il popolo contro le tasse${land === null ? '' : ` ${of(land)}`}?`;
  },
  'recruiting.hub': (scene) => {
    const has = scene.points(scene.frame<Recruiting>('recruiting')?.seat);
    return `Reclutamento: per che cosa spendi i ${has === null ? 'punti tesoro' : `tuoi ${points(has)}`}?`;
  },
  'recruiting.place': (scene) => {
    const f = scene.frame<Recruiting>('recruiting');
    const land = landAt(f?.power);
    return f === null || land === null
      ? 'Dove si radunano le reclute?'
      : `Dove metti la nuova unità, ${kinds[KINDS[f.kind]].one} ${of(land)}?`;
  },
  'recruiting.veterans': () => 'Quale esercito di veterani diventa legione?',
  'training.hub': () => 'Addestramento: quale comandante fa delle reclute veterani?',
  'training.ground': () => 'In quale casella addestra?',
  'training.trainee': () => 'Chi addestra?',
  'disbanding.hub': () => 'Sciogli delle unità?',
  'disbanding.where': () => 'In quale casella?',
  'disbanding.which': () => 'Quale unità sciogli?',
  'pillage.hub': () => 'Saccheggio: indica una casella o chiudi la fase.',
  'ransack.discipline': (scene) => {
    const at = squareAt(scene.frame<Ransack>('ransack')?.square);
    return `Le truppe ${at === null ? 'in questa casella' : inSquare(at)} non obbediscono più. Quale unità perdi?`;
  },
  'provisioning.where': (scene) => {
    const has = scene.points(scene.frame<Provisioning>('provisioning')?.seat);
    return `Non puoi approvvigionare tutti${has === null ? '' : ` con ${points(has)}`}. Dove perdi unità?`;
  },
  'provisioning.which': () => 'Quale unità resta senza rifornimenti?',
  'enlightenment.hub': () => 'Lumi: spendi un segnalino Diplomazia o chiudi la fase.',
  'enlightenment.where': () => 'In quale casella porti i Lumi?',

  'choose-powers.choose': () => 'Scegli una potenza.',
  'deploy.place': (scene) => {
    const land = landAt(scene.frame<Deploy>('deploy')?.power);
    const unit = scene.deployed();
    return `Schieramento${land === null ? '' : ` ${of(land)}`}: dove comincia la prossima unità${unit === null ? '' : `, ${units[unit]}`}?`;
  },
  'random-forces.place': (scene) => {
    const unit = unitAt(scene.frame<RandomForces>('random-forces')?.unit);
    return `Dove si radunano le tribù${unit === null ? '' : `: ${units[unit]}`}?`;
  },
  'diplomacy.hub': () => 'Diplomazia: tentala verso una potenza o chiudi la fase.',
  'attempt.commit': (scene) => `Diplomazia verso ${target(scene)}: impegni altri segnalini?`,
  'attempt.oppose': (scene) => {
    const laid = scene.frame<Attempt>('attempt');
    const shown = laid === null ? '' : ` (${count(laid.laid[laid.seat], 'segnalino', 'segnalini')})`;
    return `Diplomazia verso ${target(scene)}${shown}: quali segnalini impegni per opporti?`;
  },
  'attempt.sturmUndDrang': () => 'I segnalini Diplomazia sono scoperti. Ne annulli uno con Sturm und Drang?',
  'reaction.take': () => 'Reazione: punti tesoro o segnalini?',
  'gains.gain': () => 'La diplomazia riesce. Ne fai uso?',
  'gains.spy': () => 'Di chi guardi i segnalini?',
  'gains.inspect': () => 'In quale tesoro guardi?',
  'gains.coup': () => 'Contro chi è la congiura?',
  'gains.leader': () => 'Contro quale comandante è la congiura?',
  'gains.victim': () => 'Quale delle tue potenze perdi?',
  'revert.where': (scene) => {
    const name = scene.piece(scene.frame<Revert>('revert')?.piece);
    return name === null ? 'Dove va l’unità?' : `Dove va questa unità: ${piece(name)}?`;
  },
  'attrition.square': () => 'Dove colpisce il logoramento?',
  'corruption.whose': () => 'Quale tesoro ne soffre?',
  'manufacturing-inventions.square': () => 'Quale casella rende due volte?',
  'trading-charter.route': () => 'Quale rotta commerciale rende due volte?',
  'voltaire.fetch': () => 'Quale segnalino prendi dal sacchetto?',
  'minor-power-alliance.land': () => 'Con quale potenza minore ti allei?',
  'recruiting-table.uprising': () => 'Dove colpisce la sollevazione?',
  'recruiting-table.victim': () => 'Quale unità cade nella sollevazione?',
  'recruiting-table.unit': () => 'Che cosa si arma?',
  'recruiting-table.place': (scene) => {
    const unit = unitAt(scene.frame<RecruitingTable>('recruiting-table')?.unit);
    return `Dove si arma l’unità${unit === null ? '' : `, ${units[unit]}`}?`;
  },
  'reckoning-of-agreements.honour': (scene, t) => {
    const due = scene.due();
    return `Dovuto per accordo scritto: ${due === null ? 'una somma' : `${points(due.points)} a ${t.name(due.to)}`}. Paghi?`;
  },
};
