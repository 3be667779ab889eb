import type { Reason } from '@cabinet-wars/kernel';
import { isPowerId } from '../../data/powers.ts';
import type { Glossary, OtherReasons, RuleReasons } from '../tables.ts';
import { capital, type Grammar, gold } from './grammar.ts';
import { optionName } from './options.ts';

/** Why a wish cannot be had: one sentence, the obstacle first. */
export function ruleReasons(g: Grammar, glossary: Glossary): RuleReasons {
  const { the, The, v, tile, theTile, within } = g;
  return {
    'not-now': () => 'In questo momento non si può.',
    'not-one-of-these': () => 'Non è tra le scelte di adesso.',
    'cannot-pay': ({ gold: named, most }) =>
      `Non puoi dire ${gold(named)}: in una volta ne puoi dare al massimo ${most}.`,
    'population-short': ({ need, have }) => `Popolazione insufficiente: ne serve ${need}, ne hai ${have}.`,
    'population-full': () => 'La tua popolazione è già a 9, il massimo.',
    'no-piece-left': ({ unit }) => `Non hai più ${g.units(2, unit).slice(2)} da costruire.`,
    'no-token-left': () => 'Tutte le tue pedine di controllo sono sulla mappa.',
    'no-alliance-marker-left': () => 'Tutti i tuoi indicatori di alleanza sono sulla mappa.',
    'no-action-left': () => 'Hai già usato le due azioni di questo turno.',
    'actions-left': () => 'Hai ancora un’azione: se non la vuoi, passa.',
    'action-first': ({ action }) => `Prima scegli l’azione «${glossary.actions[action].name}».`,
    'tile-taken-this-round': () => 'Hai già comprato una tessera in questo round.',
    'colonized-this-round': () => 'Hai già colonizzato o usato il Commercio della Costa d’Oro in questo round.',
    'special-action-done': () => 'Hai già fatto l’azione speciale di questo turno.',
    'alliances-are-tiles': () => 'In questa edizione le alleanze sono tessere: comprane una.',
    'alliances-are-not-tiles': () =>
      'In questa edizione le alleanze locali non sono tessere: si stringono con un’azione speciale.',
    'no-units-at-home': () => 'In madrepatria non si piazzano unità.',
    'navies-cannot-enter': ({ place }) => `Le flotte non entrano ${within(place)}.`,
    'no-navy-there': ({ region }) => `Nessuna tua flotta ${within(region)}.`,
    'not-adjacent': ({ region }) =>
      `Niente di tuo apre ${g.place(region)} a un esercito: né pedina di controllo lì o accanto, né confine con la madrepatria, né flotta.`,
    blockaded: ({ region, power }) =>
      `${The(power)} ${v(power, 'tiene', 'tengono')} sotto blocco ${g.place(region)}: lì ti servono più flotte.`,
    'already-there': () => 'L’unità è già lì.',
    'no-unit-there': () => 'Lì non hai un’unità così.',
    'forts-stay': () => 'Un forte fuori dalla madrepatria resta dov’è.',
    'moved-already': () => 'Quell’unità ha già mosso in questa azione.',
    'no-units': () => 'Non hai unità che possano muovere.',
    'no-presence': ({ region }) => `Nessuna tua unità né pedina di controllo ${within(region)}.`,
    'no-presence-in-colonies': () => 'Nessuna tua unità né pedina di controllo in alcuna colonia.',
    'not-a-colony': ({ region }) =>
      `${capital(g.place(region))} non ${g.isPluralPlace(region) ? 'sono' : 'è'} una colonia.`,
    'voyage-decided': () => 'Il viaggio non può finire peggio di quanto dica il dado.',
    'tile-not-in-stock': ({ tile: id }) => `Nella scorta non c’è più: ${tile(id)}.`,
    'tile-barred-this-round': ({ tile: id }) =>
      `Hai usato ${theTile(id)} in questo round: la tessera si può riprendere solo nel prossimo.`,
    'tile-not-held': ({ tile: id }) => `Non hai la tessera ${tile(id)}.`,
    'tile-used-this-war': ({ tile: id }) => `Hai già usato ${theTile(id)} in questa guerra.`,
    'tile-not-used-so': ({ tile: id }) => `La tessera ${tile(id)} non si usa così.`,
    'too-many-trade-tiles': ({ most }) => `In così pochi nessuno può avere più di ${most} tessere commercio.`,
    'not-traded-there': ({ tile: id, region }) => `La tessera ${tile(id)} non vale ${within(region)}.`,
    'no-token-there': ({ region }) => `Nessuna tua pedina di controllo ${within(region)}.`,
    'nothing-to-raid': ({ tile: id }) => `Nessuna pedina di controllo da attaccare con ${theTile(id)}.`,
    'raid-cannot-reach': ({ tile: id, region }) => `La tessera ${tile(id)} non si può usare ${within(region)}.`,
    'alliance-taken': ({ alliance, power }) =>
      `In questa guerra ${g.alliance(alliance)} ${g.allianceVerb(alliance, 'è già dalla parte', 'sono già dalla parte')} ${g.of(power)}.`,
    'no-alliance-free': () => 'Nessuna alleanza è libera.',
    'nothing-to-take': () => 'Nessuna tessera che tu possa prendere.',
    'nothing-to-colonize': () => 'Sulla mappa non c’è niente da colonizzare.',
    'no-such-counter': ({ region }) => `Nessun indicatore così ${within(region)}.`,
    'no-navy-in-africa': () => 'Nessuna tua flotta in Africa: il Commercio della Costa d’Oro la richiede.',
    'must-open': () => 'Chi apre l’asta deve offrire, anche solo 0.',
    'bid-too-low': ({ least }) => `Devi offrire almeno ${gold(least)}.`,
    'already-allied': ({ power }) => `${The(power)} ${v(power, 'è', 'sono')} già in un’alleanza.`,
    'players-first': ({ power }) => `Nessuno gioca con ${the(power)}: prima si propongono le potenze dei giocatori.`,
    'proposed-already': ({ power }) => `${The(power)} ${v(power, 'è', 'sono')} già nell’altro riquadro.`,
    'no-such-power': ({ power }) => `${The(power)} non ${v(power, 'è', 'sono')} in questa partita.`,
    'no-duplicate': ({ region }) => `Non hai pescato ${g.place(region)} due volte.`,
    'not-in-hand': () => 'Quell’indicatore non è nella tua mano.',
    'nothing-to-attack': () => 'Non c’è niente che tu possa attaccare.',
    'no-unit-to-attack-with': ({ region }) => `Nessun tuo esercito né flotta ${within(region)} con cui attaccare.`,
    'same-alliance': ({ power }) =>
      `Gli alleati non si possono attaccare: ${the(power)} ${v(power, 'è', 'sono')} dalla tua parte fino alla fine della guerra.`,
    'not-there': ({ region }) => `Niente di simile da attaccare ${within(region)}.`,
    'needs-army': ({ region }) => `Serve un tuo esercito ${within(region)}.`,
    'needs-navy': ({ region }) => `Serve una tua flotta ${within(region)}.`,
    'not-attackable': () =>
      'Quell’indicatore non ha difesa e non si può attaccare: si colonizza, o si usa il Commercio della Costa d’Oro.',
    'not-yourself': () => 'È la tua stessa potenza.',
    'not-an-ally': ({ power }) => `${The(power)} non ${v(power, 'è', 'sono')} nella tua alleanza.`,
    'ally-has-no-units': ({ power }) => `${The(power)} non ${v(power, 'ha', 'hanno')} lì unità con cui intervenire.`,
    'called-already': ({ power }) => `Hai già chiamato ${the(power)}.`,
    'comes-by-itself': ({ power }) => `Nessuno gioca con ${the(power)}: le sue unità lì intervengono da sole.`,
    'stays-out': ({ power }) =>
      `Nessuno gioca con ${the(power)}: le sue unità restano fuori dagli attacchi ai neutrali.`,
    'cannot-commit': ({ armies, navies }) =>
      `Qui puoi impegnare al massimo ${g.units(armies, 'army')} e ${g.units(navies, 'navy')}.`,
    'one-like-it': () => 'È uguale in tutto a un altro che si trova lì: scegli quello.',
    surprised: () => 'È un attacco a sorpresa: nessuno può aiutare il difensore.',
    'forts-cannot-help': () => 'I forti combattono solo per chi li possiede.',
    'bad-promise': () => 'Una promessa così non esiste.',
  };
}

const at = (r: Reason): string => String(r.at);
const option = (r: Reason): string => optionName(String(r.option));

export function otherReasons(g: Grammar): OtherReasons {
  return {
    'option-deluxe-only': (r) => `${option(r)}: solo nell’edizione deluxe.`,
    'option-original-only': (r) => `${option(r)}: solo nell’edizione originale.`,
    'option-needs': (r) => `${option(r)}: serve anche ${optionName(String(r.other))}.`,
    'option-players': (r) => `${option(r)}: per ${String(r.from)}-${String(r.to)} giocatori.`,
    'option-excludes': (r) => `${option(r)} e ${optionName(String(r.other))} si escludono.`,
    'option-no-such-seat': (r) => `${option(r)}: i giocatori non sono così tanti.`,
    'option-power-twice': ({ power }) =>
      `Scelta due volte la stessa potenza: ${isPowerId(power) ? g.the(power) : String(power)}.`,

    'data-face': (r) => `${at(r)}: «${String(r.given)}» non è la faccia di un indicatore.`,
    'data-counters': (r) => `${at(r)}: gli indicatori sono ${String(r.total)}, devono essere ${String(r.wanted)}.`,
    'data-set': (r) =>
      `${at(r)}: la serie ${String(r.letter)} deve avere ${String(r.wanted)} indicatori, ciascuno di un’area diversa.`,
    'data-places': (r) => `${at(r)}: qui servono da uno a sette valori.`,
    'data-falling': (r) => `${at(r)}: i valori non devono crescere da un posto al successivo.`,
    'data-six': (r) => `${at(r)}: qui servono sei numeri, per 2-7 giocatori.`,
    'data-die': (r) => `${at(r)}: le facce devono essere sei in tutto.`,
  };
}
