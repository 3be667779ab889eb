import { AWARDS } from '../../data/awards.ts';
import { IS_FORT, IS_NAVAL, SPACE } from '../../data/map/spaces.ts';
import type { SideId } from '../../data/sides.ts';
import type { Event } from '../../vocabulary/events.ts';
import { signed } from '../forms.ts';
import type { EventTexts } from '../tables.ts';
import { cardEvents } from './events-of-cards.ts';
import { warEvents } from './events-of-wars.ts';
import { glossary } from './glossary.ts';
import { count, type Grammar, list } from './grammar.ts';

type Means = Extract<Event, { t: 'debt' | 'treaty' }>;

export function events(g: Grammar): EventTexts {
  const { The, the, of, space, place, theatre } = g;
  const winner = (id: SideId | 'nobody', what: string) =>
    id === 'nobody' ? `nessuno prende ${what}` : `${the(id)} prende ${what}`;
  const compared = (france: number, britain: number) => `Francia ${france}, Gran Bretagna ${britain}`;
  const changed = ({ side: id, n, now, cause }: Means, what: string) =>
    `${what} ${of(id)}: ${now} (${signed(n)}, ${g.cause(cause)}).`;

  return {
    ...cardEvents(g),
    ...warEvents(g),
    'peace-turn': ({ turn, era }) => `${glossary.peaceTurn(turn)}, ${glossary.eras[era]}.`,
    'events-mixed-in': ({ era }) => `Gli eventi entrano nel mazzo: ${glossary.eras[era]}.`,
    'events-retired': ({ side: id, events: cards }) =>
      cards.length === 0 ? null : `Tolti dal gioco dalla mano ${of(id)}: ${list(cards.map(g.event))}.`,
    'debt-limit': ({ side: id, by, now }) => `Il limite del debito ${of(id)} ${by < 0 ? 'scende' : 'sale'} a ${now}.`,
    'award-shown': ({ region, award }) => `Premio ${g.ofRegion(region)}: ${g.award(AWARDS.indexOf(award))}.`,
    'in-demand': ({ commodities }) => `Merci richieste: ${list(commodities.map((id) => glossary.commodities[id]))}.`,
    'squadrons-back': ({ side: id, squadrons }) =>
      `Di nuovo nel riquadro Marina: ${count(squadrons, 'squadra', 'squadre')} ${of(id)}.`,
    'tiles-shown': ({ tiles }) => `Nove tessere investimento: ${tiles.map(g.tile).join('; ')}.`,
    'discards-reshuffled': () => 'Gli scarti formano un nuovo mazzo di eventi.',
    'events-drawn': ({ side: id, count: n, events: cards }) =>
      cards === null
        ? `${The(id)} pesca ${count(n, 'evento', 'eventi')}.`
        : `${The(id)} pesca ${list(cards.map(g.event))}.`,
    'event-discarded': ({ side: id, event }) => `${The(id)} scarta ${g.event(event)}.`,
    'ministries-chosen': ({ side: id, count: n, ministries }) =>
      ministries === null
        ? `${The(id)} sceglie ${count(n, 'ministero', 'ministeri')}.`
        : `${The(id)} sceglie ${list(ministries.map(g.ministry))}.`,
    initiative: ({ side: id }) => `${The(id)} ha l’iniziativa.`,
    'goes-first': ({ side: id }) => `${The(id)} gioca il primo round azione.`,

    'round-begins': ({ round, side: id }) => `${glossary.round(round)}: ${the(id)}.`,
    'tile-taken': ({ side: id, tile }) => `${The(id)} prende ${g.tile(tile)}.`,
    'ministry-revealed': ({ side: id, ministry }) => `${The(id)} rivela un ministero: ${g.ministry(ministry)}.`,
    'ministry-removed': ({ ministry }) => `Tolto dal gioco: ${g.ministry(ministry)}.`,
    'ability-used': ({ side: id, ability }) => `${The(id)} usa ${glossary.abilities[ability]}.`,
    'event-played': ({ side: id, event, bonus }) =>
      `${The(id)} gioca ${g.event(event)}${bonus ? ', con il bonus' : ''}.`,
    'advantage-used': ({ side: id, advantage }) => `${The(id)} usa un vantaggio: ${g.advantage(advantage)}.`,
    'advantage-held': ({ side: id, advantage }) =>
      `${g.advantage(advantage)}: ora è ${id === 'nobody' ? 'di nessuno' : of(id)}.`,
    'action-begun': ({ side: id, action }) => `${The(id)}: ${glossary.actions[action].name}.`,
    passed: ({ side: id }) => `${The(id)} passa.`,
    'points-granted': ({ side: id, points, n, limit }) =>
      `${The(id)} ha ${g.points(n, points)} in più${limit === 'none' ? '' : `, ${glossary.limits[limit]}`}.`,
    bought: ({ side: id, points, price }) => `${The(id)} spende ${g.points(price, points)}.`,
    exchanged: ({ side: id, points }) => `${The(id)} scambia 2 M con 1 ${points}.`,

    flag: (e) => flagLine(g, e),
    conflict: ({ space: id, strong }) => `Scoppia un conflitto${strong ? ' grave' : ''}: ${space(id)}.`,
    'conflict-removed': ({ space: id }) => `Conflitto finito: ${space(id)}.`,
    'fort-damaged': ({ space: id }) => `Forte danneggiato: ${space(id)}.`,
    'fort-repaired': ({ space: id }) => `Forte riparato: ${space(id)}.`,
    'squadron-built': ({ side: id }) => `${The(id)} costruisce una squadra navale.`,
    'squadron-sails': ({ side: id, from, to }) =>
      `Una squadra ${g.adjective(id)} salpa: ${place(from)} → ${space(to)}.`,
    'squadron-leaves': ({ side: id, from, to }) =>
      `Una squadra ${g.adjective(id)} (${place(from)}) ${glossary.harbours[to]}.`,
    'huguenots-flipped': ({ space: id }) => `Segnalino Ugonotti speso: ${space(id)}.`,

    vp: ({ side: id, n, cause, now }) => `${The(id)} ottiene ${n} PV (${g.cause(cause)}). Tracciato: ${now}.`,
    debt: (e) => changed(e, 'Debito'),
    treaty: (e) => changed(e, 'Punti trattato'),

    'basic-tile-dealt': ({ side: id, theatre: where, tile }) =>
      tile === null ? null : `Tessera guerra base ${of(id)}, ${theatre(where)}: ${g.basic(tile)}.`,
    'bonus-tile-drawn': ({ side: id, tile }) =>
      `${The(id)} pesca una tessera guerra bonus${tile === null ? '' : `: ${g.bonus(tile)}`}.`,
    'bonus-tile-placed': ({ side: id, theatre: where }) =>
      `${The(id)} piazza una tessera guerra bonus: ${theatre(where)}.`,
    'bonus-tile-moved': ({ side: id, from, to }) =>
      `${The(id)} sposta una tessera guerra bonus: ${theatre(from)} → ${theatre(to)}.`,
    'bonus-tile-returned': ({ side: id, theatre: where }) =>
      `Una tessera guerra bonus ${of(id)} torna nella riserva: ${theatre(where)}.`,
    'upgrade-drawn': ({ side: id, theatre: where, tile }) =>
      `${The(id)} pesca una tessera guerra base, ${theatre(where)}${tile === null ? '' : `: ${g.basic(tile)}`}.`,
    'upgrade-kept': ({ side: id, theatre: where, keep }) =>
      `${The(id)} tiene ${keep === null ? 'una delle due tessere' : keep === 'drawn' ? 'la tessera nuova' : 'la tessera vecchia'}: ${theatre(where)}.`,
    'basic-tile-out': ({ side: id, tile }) => `Una tessera guerra base ${of(id)} è tolta dal gioco: ${g.basic(tile)}.`,
    'basic-tiles-swapped': ({ side: id, theatre: one, with: two }) =>
      `${The(id)} scambia due tessere guerra base: ${theatre(one)}, ${theatre(two)}.`,

    'scoring-begins': ({ turn }) => `Punteggio: ${glossary.peaceTurn(turn)}.`,
    'region-scored': ({ region, france, britain, winner: id }) =>
      `${glossary.regions[region]}: ${compared(france, britain)}; ${winner(id, 'il premio')}.`,
    'prestige-scored': ({ france, britain, winner: id }) =>
      `Prestigio: ${compared(france, britain)}; ${winner(id, 'i PV')}.`,
    'demand-scored': ({ commodity, france, britain, winner: id }) =>
      `Domanda, ${glossary.commodities[commodity]}: ${compared(france, britain)}; ${winner(id, 'la merce')}.`,
    'game-over': ({ winner: id, vp }) => `Vince ${the(id)}. Tracciato: ${vp}.`,
  };
}

function flagLine(g: Grammar, { space, from, to }: Extract<Event, { t: 'flag' }>): string | null {
  // Squadrons are told of as they sail.
  if (IS_NAVAL[SPACE[space]]) return null;
  const name = g.space(space);
  if (from === 'nobody')
    return `${name}: ${IS_FORT[SPACE[space]] ? 'nuovo forte, ' : ''}bandiera ${glossary.flags[to]}.`;
  return to === 'nobody'
    ? `${name}: via la bandiera ${glossary.flags[from]}.`
    : `${name}: bandiera ${glossary.flags[to]} al posto di quella ${glossary.flags[from]}.`;
}
