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
  const { side, of, space, place, theatre } = g;
  const winner = (id: SideId | 'nobody', what: string) =>
    id === 'nobody' ? `nobody takes ${what}` : `${side(id)} takes ${what}`;
  const compared = (france: number, britain: number) => `France ${france}, Britain ${britain}`;
  const changed = ({ side: id, n, now }: Means, what: string) =>
    `${of(id)} ${what} ${n < 0 ? 'fell' : 'rose'} to ${now} (${signed(n)})`;

  return {
    ...cardEvents(g),
    ...warEvents(g),
    'peace-turn': ({ turn, era }) => `${glossary.peaceTurn(turn)}, ${glossary.eras[era]} Era.`,
    'events-mixed-in': ({ era }) => `The Events of the ${glossary.eras[era]} Era join the pile.`,
    'events-retired': ({ side: id, events: cards }) =>
      cards.length === 0 ? null : `Out of the game from ${of(id)} hand: ${list(cards.map(g.event))}.`,
    'debt-limit': ({ side: id, by, now }) => `${of(id)} Debt Limit ${by < 0 ? 'fell' : 'rose'} to ${now}.`,
    'award-shown': ({ region, award }) => `Award of ${g.theRegion(region)}: ${g.award(AWARDS.indexOf(award))}.`,
    'in-demand': ({ commodities }) => `In demand: ${list(commodities.map((id) => glossary.commodities[id]))}.`,
    'squadrons-back': ({ side: id, squadrons }) =>
      `${count(squadrons, 'squadron')} of ${side(id)} came back to the Navy Box.`,
    'tiles-shown': ({ tiles }) => `Nine Investment tiles: ${tiles.map(g.tile).join('; ')}.`,
    'discards-reshuffled': () => 'The discards make a new pile of Events.',
    'events-drawn': ({ side: id, count: n, events: cards }) =>
      cards === null ? `${side(id)} drew ${count(n, 'Event')}.` : `${side(id)} drew ${list(cards.map(g.event))}.`,
    'event-discarded': ({ side: id, event }) => `${side(id)} discarded ${g.event(event)}.`,
    'ministries-chosen': ({ side: id, count: n, ministries }) =>
      ministries === null
        ? `${side(id)} has chosen ${count(n, 'ministry', 'ministries')}.`
        : `${side(id)} has chosen ${list(ministries.map(g.ministry))}.`,
    initiative: ({ side: id }) => `${side(id)} has the initiative.`,
    'goes-first': ({ side: id }) => `${side(id)} takes the first Action Round.`,

    'round-begins': ({ round, side: id }) => `${glossary.round(round)}: ${side(id)}.`,
    'tile-taken': ({ side: id, tile }) => `${side(id)} took ${g.tile(tile)}.`,
    'ministry-revealed': ({ side: id, ministry }) => `${side(id)} revealed ${g.ministry(ministry)}.`,
    'ministry-removed': ({ ministry }) => `${g.ministry(ministry)} leaves the game.`,
    'ability-used': ({ side: id, ability }) => `${side(id)} used ${glossary.abilities[ability]}.`,
    'event-played': ({ side: id, event, bonus }) =>
      `${side(id)} played ${g.event(event)}${bonus ? ', with its bonus' : ''}.`,
    'advantage-used': ({ side: id, advantage }) => `${side(id)} used ${g.advantage(advantage)}.`,
    'advantage-held': ({ side: id, advantage }) =>
      `${id === 'nobody' ? 'Nobody' : side(id)} holds ${g.advantage(advantage)} now.`,
    'action-begun': ({ side: id, action }) => `${side(id)}: ${glossary.actions[action].name}.`,
    passed: ({ side: id }) => `${side(id)} passed.`,
    'points-granted': ({ side: id, points, n, limit }) =>
      `${side(id)} has ${g.points(n, points)} more${limit === 'none' ? '' : `, ${glossary.limits[limit]}`}.`,
    bought: ({ side: id, points, price }) => `${side(id)} spent ${g.points(price, points)}.`,
    exchanged: ({ side: id, points }) => `${side(id)} exchanged 2 M for 1 ${points}.`,

    flag: (e) => flagLine(g, e),
    conflict: ({ space: id, strong }) => `A ${strong ? 'strong ' : ''}Conflict broke out in ${space(id)}.`,
    'conflict-removed': ({ space: id }) => `The Conflict in ${space(id)} is over.`,
    'fort-damaged': ({ space: id }) => `The Fort at ${space(id)} was damaged.`,
    'fort-repaired': ({ space: id }) => `The Fort at ${space(id)} was repaired.`,
    'squadron-built': ({ side: id }) => `${side(id)} built a squadron.`,
    'squadron-sails': ({ side: id, from, to }) =>
      `A ${g.adjective(id)} squadron sailed from ${place(from)} to ${space(to)}.`,
    'squadron-leaves': ({ side: id, from, to }) =>
      `A ${g.adjective(id)} squadron left ${place(from)} ${glossary.harbours[to]}.`,
    'huguenots-flipped': ({ space: id }) => `The Huguenots marker in ${space(id)} was spent.`,

    vp: ({ side: id, n, cause, now }) => `${side(id)} scored ${n} VP (${g.cause(cause)}). The track is at ${now}.`,
    debt: (e) => `${changed(e, 'Debt')}: ${g.cause(e.cause)}.`,
    treaty: (e) => `${changed(e, 'Treaty Points')}: ${g.cause(e.cause)}.`,

    'basic-tile-dealt': ({ side: id, theatre: where, tile }) =>
      tile === null ? null : `${of(id)} Basic War tile in ${theatre(where)}: ${g.basic(tile)}.`,
    'bonus-tile-drawn': ({ side: id, tile }) =>
      `${side(id)} drew a Bonus War tile${tile === null ? '' : `: ${g.bonus(tile)}`}.`,
    'bonus-tile-placed': ({ side: id, theatre: where }) => `${side(id)} placed a Bonus War tile in ${theatre(where)}.`,
    'bonus-tile-moved': ({ side: id, from, to }) =>
      `${side(id)} moved a Bonus War tile from ${theatre(from)} to ${theatre(to)}.`,
    'bonus-tile-returned': ({ side: id, theatre: where }) =>
      `A Bonus War tile of ${side(id)} in ${theatre(where)} went back to its pool.`,
    'upgrade-drawn': ({ side: id, theatre: where, tile }) =>
      `${side(id)} drew a Basic War tile for ${theatre(where)}${tile === null ? '' : `: ${g.basic(tile)}`}.`,
    'upgrade-kept': ({ side: id, theatre: where, keep }) =>
      `${side(id)} kept ${keep === null ? 'one of two tiles' : keep === 'drawn' ? 'the new tile' : 'the old tile'} in ${theatre(where)}.`,
    'basic-tile-out': ({ side: id, tile }) => `A Basic War tile of ${side(id)} left the game: ${g.basic(tile)}.`,
    'basic-tiles-swapped': ({ side: id, theatre: one, with: two }) =>
      `${side(id)} swapped its Basic War tiles in ${theatre(one)} and ${theatre(two)}.`,

    'scoring-begins': ({ turn }) => `Scoring of ${glossary.peaceTurn(turn)}.`,
    'region-scored': ({ region, france, britain, winner: id }) =>
      `${glossary.regions[region]}: ${compared(france, britain)}; ${winner(id, 'the Award')}.`,
    'prestige-scored': ({ france, britain, winner: id }) =>
      `Prestige: ${compared(france, britain)}; ${winner(id, 'it')}.`,
    'demand-scored': ({ commodity, france, britain, winner: id }) =>
      `${glossary.commodities[commodity]}: ${compared(france, britain)}; ${winner(id, 'the demand')}.`,
    'game-over': ({ winner: id, vp }) => `${side(id)} has won. The track is at ${vp}.`,
  };
}

function flagLine(g: Grammar, { space, from, to }: Extract<Event, { t: 'flag' }>): string | null {
  // Squadrons are told of as they sail.
  if (IS_NAVAL[SPACE[space]]) return null;
  if (from === 'nobody')
    return IS_FORT[SPACE[space]]
      ? `A ${glossary.flags[to]} Fort stands at ${g.space(space)}.`
      : `The ${glossary.flags[to]} flag went up in ${g.space(space)}.`;
  return to === 'nobody'
    ? `The ${glossary.flags[from]} flag came off ${g.space(space)}.`
    : `The ${glossary.flags[to]} flag took the place of the ${glossary.flags[from]} in ${g.space(space)}.`;
}
