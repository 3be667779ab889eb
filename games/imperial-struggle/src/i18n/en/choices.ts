import type { PaidWith } from '../../vocabulary/choices.ts';
import type { ChoiceTexts } from '../tables.ts';
import { glossary } from './glossary.ts';
import type { Grammar } from './grammar.ts';

const paidWith = (source: PaidWith): string =>
  source === 'debt' ? '1 Debt' : source === 'treaty' ? '1 Treaty Point' : `a point ${glossary.limits[source]}`;

/** Short, as on a button or in a list of what was done. */
export function choices(g: Grammar): ChoiceTexts {
  const { space, place, theatre } = g;
  return {
    discard: ({ event }) => `discard ${g.event(event)}`,
    ministry: ({ ministry }) => g.ministry(ministry),
    'no-more': () => 'no more',
    first: ({ side }) => `${g.side(side)} goes first`,
    tile: ({ tile }) => `take ${g.tile(tile)}`,
    reveal: ({ ministry }) => `reveal ${g.ministry(ministry)}`,
    ability: ({ ability }) => `use ${glossary.abilities[ability]}`,
    event: ({ event }) => `play ${g.event(event)}`,
    advantage: ({ advantage }) => `use ${g.advantage(advantage)}`,
    begin: ({ action }) => glossary.actions[action].name,
    pass: () => 'pass (up to 2 Debt less)',
    'end-round': () => 'end the round',

    shift: ({ space: id }, unflags) => `${unflags === null ? 'shift' : unflags ? 'unflag' : 'flag'} ${space(id)}`,
    'draw-event': () => 'draw an Event',
    'war-tile': () => 'buy a Bonus War tile',
    exchange: ({ points }) => `exchange 2 M for 1 ${points}`,
    'remove-conflict': ({ space: id }) => `remove the Conflict in ${space(id)}`,
    'build-fort': ({ space: id }) => `build a Fort at ${space(id)}`,
    'repair-fort': ({ space: id }) => `repair the Fort at ${space(id)}`,
    'seize-fort': ({ space: id }) => `seize the Fort at ${space(id)}`,
    'build-squadron': ({ by }) => `build a squadron ${glossary.squadronPrices[by]}`,
    deploy: ({ from, to }) => `deploy a squadron from ${place(from)} to ${space(to)}`,
    displace: ({ space: id }) => `send the squadron in ${space(id)} to the Navy Box`,
    'score-jacobites': () => 'score for the Jacobites',
    huguenots: ({ space: id }) => `spend the Huguenots marker in ${space(id)}`,
    pay: ({ with: source }) => `pay ${paidWith(source)}`,
    finish: () => 'finish this action',

    'place-tile': ({ theatre: id }) => `place it in ${theatre(id)}`,
    'move-tile': ({ tile, theatre: id }) => `move ${g.bonus(tile)} to ${theatre(id)}`,
    upgrade: ({ theatre: id }) => `upgrade in ${theatre(id)}`,
    'keep-tile': ({ keep, rest }) =>
      `keep the ${keep === 'drawn' ? 'new' : 'old'} tile, the other ${rest === 'pool' ? 'to the pool' : 'out of the game'}`,
    'swap-tiles': ({ theatre: one, with: two }) => `swap the tiles of ${theatre(one)} and ${theatre(two)}`,

    'carry-out': () => 'carry out the Event',
    target: ({ space: id }) => glossary.spaces[id],
    decline: () => 'leave it',
    way: ({ way }) => glossary.ways[way],
    squadron: ({ from }) => `the squadron in ${place(from)}`,
    'pick-advantage': ({ advantage }) => g.advantage(advantage),
    'pick-theatre': ({ theatre: id }) => glossary.theatres[id],
    commodity: ({ commodity }) => glossary.commodities[commodity],
    'lose-tile': ({ theatre: id, tile }) => `the Bonus War tile ${g.bonus(tile)} in ${theatre(id)}`,

    conquer: ({ space: id }) => `take ${space(id)}`,
    'conquer-sea': ({ space: id, from }) => `take ${space(id)} with a squadron from ${place(from)}`,
    refuse: ({ refuse }) => (refuse ? 'refuse' : 'give it up'),
    'give-up': ({ from }) => `the squadron in ${place(from)}`,
    'american-flag': ({ space: id }) => `an American flag in ${space(id)}`,
    'raze-fort': ({ space: id }) => `take away the Fort at ${space(id)}`,
    bid: ({ trp }) => `bid ${trp} TRP`,
    allot: ({ theatre: id, tile }) => `${g.basic(tile)} to ${theatre(id)}`,
  };
}
