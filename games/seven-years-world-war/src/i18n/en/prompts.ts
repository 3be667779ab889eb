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
import { count, marker, piece, points, square, the } from './grammar.ts';
import { kinds, units } from './names.ts';

/** Where a combat is fought, if it can be told. */
const battle = (scene: Scene): string => {
  const at = squareAt(scene.frame<Attack>('attack')?.to);
  return at === null ? 'the combat' : `the combat for ${square(at)}`;
};
const target = (scene: Scene): string => {
  const land = landAt(scene.frame<Attempt>('attempt')?.target);
  return land === null ? 'the power' : the(land);
};

export const prompts: PromptTexts = {
  'initiative.grandTour': () => 'Do you play Grand Tour to name who goes first?',
  'initiative.designate': () => 'Name the player who goes first this turn.',
  'roll.illuminati': (scene) => {
    const roll = scene.frame<Roll>('roll');
    return roll === null
      ? 'Do you have the die thrown again with Illuminati?'
      : `The die ${glossary.rolls[roll.for]} shows ${scene.die()}. Do you have it thrown again with Illuminati?`;
  },
  'play-marker.sturmUndDrang': (scene) => {
    const id = markerAt(scene.frame<PlayMarker>('play-marker')?.marker);
    return `${id === null ? 'A marker' : marker(id)} has been played. Do you negate it with Sturm & Drang?`;
  },
  'draw-markers.makeRoom': () => 'You would have too many markers: return one first.',
  'movement-phase.act': () => 'Movement: move a force, or end the phase.',
  'move.muster': () => 'Which units move together?',
  'move.march': (scene) => {
    const move = scene.frame<Move>('move');
    return move === null ? 'Where does the force go?' : `Where does the force go? Movement left: ${move.left}.`;
  },
  'move.countermarch': (scene) => {
    const at = squareAt(scene.frame<Move>('move')?.at);
    return `A force has entered ${at === null ? 'a square beside yours' : square(at)}. Do you countermarch?`;
  },
  'combat-phase.act': () => 'Combat: attack, or end the phase.',
  'attack.lead': (scene) => `Does a leader take part in ${battle(scene)}?`,
  'attack.array': () => 'Which units attack?',
  'attack.table': (scene) => `On which table is ${battle(scene)} fought?`,
  'attack.shield': (scene) => `Does a leader help the defence in ${battle(scene)}?`,
  'attack.honorsOfWar': (scene) => `Do you play Honors of War in ${battle(scene)}?`,
  'losses.choose': (scene) => {
    const losses = scene.frame<Losses>('losses');
    return losses === null || losses.count <= 0
      ? 'Which unit do you lose?'
      : `Which unit do you lose? Still to go: ${losses.count}.`;
  },
  'famine.choose': () => 'The land does not feed them all. Which unit goes?',
  'retreat.stand': () => 'Behind walls you may ignore the retreat. Do you hold?',
  'retreat.where': () => 'Where do they retreat to?',
  'upgrade.choose': () => 'Do you make one unit of recruits veterans?',
  'advance.choose': () => 'Which units advance?',

  'treasury.enlightened': () => 'How many extra markers do you draw for enlightenment?',
  'taxation.hub': () => 'Taxation: play markers, or collect your taxes.',
  'taxation.claim': (scene) => {
    const at = squareAt(scene.frame<Taxation>('taxation')?.mixed[0]);
    return `Several of your powers hold ${at === null ? 'a square' : square(at)}. Are taxes raised there?`;
  },
  'rebellion.where': (scene) => {
    const land = landAt(scene.frame<Rebellion>('rebellion')?.power);
    return `Where do the people rise against ${land === null ? 'the taxes' : the(land)}?`;
  },
  'recruiting.hub': (scene) => {
    const has = scene.points(scene.frame<Recruiting>('recruiting')?.seat);
    return `Recruiting: what do you spend ${has === null ? 'treasury points' : `your ${points(has)}`} on?`;
  },
  'recruiting.place': (scene) => {
    const f = scene.frame<Recruiting>('recruiting');
    const land = landAt(f?.power);
    return f === null || land === null
      ? 'Where do the recruits gather?'
      : `Where is the new ${kinds[KINDS[f.kind]].one} of ${the(land)} placed?`;
  },
  'recruiting.veterans': () => 'Which veteran army is to become a legion?',
  'training.hub': () => 'Training: which leader makes veterans of recruits?',
  'training.ground': () => 'In which square does he train?',
  'training.trainee': () => 'Whom does he train?',
  'disbanding.hub': () => 'Do you disband units?',
  'disbanding.where': () => 'In which square?',
  'disbanding.which': () => 'Which unit is disbanded?',
  'pillage.hub': () => 'Pillage: name a square, or end the phase.',
  'ransack.discipline': (scene) => {
    const at = squareAt(scene.frame<Ransack>('ransack')?.square);
    return `The troops in ${at === null ? 'the square' : square(at)} lose discipline. Which unit do you lose?`;
  },
  'provisioning.where': (scene) => {
    const has = scene.points(scene.frame<Provisioning>('provisioning')?.seat);
    return `You cannot provision all${has === null ? '' : ` with ${points(has)}`}. Where do you lose units?`;
  },
  'provisioning.which': () => 'Which unit goes unprovisioned?',
  'enlightenment.hub': () => 'Enlightenment: spend a diplomacy marker, or end the phase.',
  'enlightenment.where': () => 'Which square is to be enlightened?',

  'choose-powers.choose': () => 'Choose a power.',
  'deploy.place': (scene) => {
    const land = landAt(scene.frame<Deploy>('deploy')?.power);
    const unit = scene.deployed();
    const what = unit === null ? 'the next unit' : `the next ${units[unit]}`;
    return `Set up ${land === null ? 'the power' : the(land)}: where does ${what} begin?`;
  },
  'random-forces.place': (scene) => {
    const unit = unitAt(scene.frame<RandomForces>('random-forces')?.unit);
    return `Where do the tribes gather${unit === null ? '' : ` (${units[unit]})`}?`;
  },
  'diplomacy.hub': () => 'Diplomacy: try it with a power, or end the phase.',
  'attempt.commit': (scene) => `Do you lay more markers for diplomacy with ${target(scene)}?`,
  'attempt.oppose': (scene) => {
    const laid = scene.frame<Attempt>('attempt');
    const shown = laid === null ? '' : ` (${count(laid.laid[laid.seat], 'marker')} laid)`;
    return `Diplomacy with ${target(scene)}${shown}: which markers do you lay against it?`;
  },
  'attempt.sturmUndDrang': () => 'The diplomacy markers lie open. Do you negate one with Sturm & Drang?',
  'reaction.take': () => 'Reaction: treasury points or markers?',
  'gains.gain': () => 'The diplomacy succeeds. Do you make use of it?',
  'gains.spy': () => 'Whose markers do you look at?',
  'gains.inspect': () => 'Whose treasury do you look into?',
  'gains.coup': () => 'Against whom is the coup?',
  'gains.leader': () => 'Against which leader is the coup?',
  'gains.victim': () => 'Which of your powers do you lose?',
  'revert.where': (scene) => {
    const name = scene.piece(scene.frame<Revert>('revert')?.piece);
    return name === null ? 'Where does the unit go?' : `Where does the ${piece(name)} go?`;
  },
  'attrition.square': () => 'Where does attrition strike?',
  'corruption.whose': () => 'Whose treasury suffers?',
  'manufacturing-inventions.square': () => 'Which square pays twice?',
  'trading-charter.route': () => 'Which trade route pays twice?',
  'voltaire.fetch': () => 'Which marker do you take from the pool?',
  'minor-power-alliance.land': () => 'With which minor power do you ally?',
  'recruiting-table.uprising': () => 'Where does the uprising strike?',
  'recruiting-table.victim': () => 'Which unit falls to the uprising?',
  'recruiting-table.unit': () => 'What is raised?',
  'recruiting-table.place': (scene) => {
    const unit = unitAt(scene.frame<RecruitingTable>('recruiting-table')?.unit);
    return `Where is ${unit === null ? 'it' : `the ${units[unit]}`} raised?`;
  },
  'reckoning-of-agreements.honour': (scene, t) => {
    const due = scene.due();
    return `Due by written agreement: ${due === null ? 'a sum' : `${points(due.points)} to ${t.name(due.to)}`}. Do you pay?`;
  },
};
