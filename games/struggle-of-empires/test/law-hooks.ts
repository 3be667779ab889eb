import type { Hooks } from '@cabinet-wars/kernel/conformance';
import { POWERS, type PowerId } from '../src/data/powers.ts';
import { REGIONS } from '../src/data/regions.ts';
import { hidesUnrest } from '../src/editions.ts';
import type { game } from '../src/game.ts';
import { unrestOf } from '../src/money/unrest.ts';
import type { State } from '../src/state.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { PROMISES } from '../src/vocabulary/promises.ts';
import { everyWish } from './every-wish.ts';
import { isTrue } from './explain-truths.ts';

/** What the suite cannot guess: deals worth proposing, orders worth giving, what events have told, and which reasons are true. */
export const hooks: Hooks<typeof game> = {
  contradictions,
  deals: (g, seat, chance) => {
    const to = (seat + 1 + chance.roll(g.plays.length - 1)) % g.plays.length;
    const promise = PROMISES[chance.roll(PROMISES.length)];
    const region = REGIONS[chance.roll(REGIONS.length)];
    return [
      { t: 'gold', from: seat, to, gold: 1 + chance.roll(4), promise: null, power: null, region: null },
      { t: 'gold', from: seat, to, gold: 1, promise, power: POWERS[chance.roll(7)], region: null },
      { t: 'promise', from: seat, to, promise, power: null, region },
    ];
  },
  orders: [
    { order: 'pass-auction', auction: null },
    { order: 'pass-auction', auction: 2 },
    { order: 'help', power: 'britain', stance: 'always' },
    { order: 'help', power: 'france', stance: 'never' },
  ],
  everyWish,
  isTrue,
};

/**
 * Whoever has read every event can tell how many counters of unrest each has taken and given back, and his own worth. Where
 * counters lie face down (ruling 60) a view holds only one's own, and who wants to know more must have kept count.
 */
function contradictions(events: readonly Event[], g: State, seat: number): string[] {
  const faults: string[] = [];
  let own = 0;
  POWERS.forEach((id, power) => {
    const mine = power === g.plays[seat];
    const taken = sum(events, id, 'unrest-taken', (event) => event.counters);
    const returned = sum(events, id, 'unrest-returned', (event) => event.points ?? 0);
    if (mine) own = sum(events, id, 'unrest-taken', (event) => event.points ?? 0) - returned;
    if (hidesUnrest(g)) return;
    if (taken !== g.unrest.taken[power]) faults.push(`${id} has taken ${taken} counters by the log`);
    if (returned !== g.unrest.returned[power]) faults.push(`${id} has given back ${returned} by the log`);
  });
  if (own !== unrestOf(g, g.plays[seat])) faults.push(`seat ${seat} has ${own} unrest by the log`);
  return faults;
}

function sum<T extends 'unrest-taken' | 'unrest-returned'>(
  events: readonly Event[],
  power: PowerId,
  t: T,
  worth: (event: Extract<Event, { t: T }>) => number,
): number {
  let total = 0;
  for (const event of events)
    if (event.t === t && 'power' in event && event.power === power) total += worth(event as Extract<Event, { t: T }>);
  return total;
}
