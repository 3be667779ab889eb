import { type Context, DONE, type Seat } from '@cabinet-wars/kernel';
import type { Land } from '../data/powers.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';
import { intruders } from './minor-forces.ts';
import { recruitingFor, recruitingTable } from './recruiting-table.ts';

export interface MinorRecruiting {
  /** The last land that has been seen to. */
  land: Land;
}

/** 24.0 (optional). After all recruiting, one roll for each minor power in which major units stand (ruling 37). */
export const minorRecruiting = procedure<MinorRecruiting>('minor-recruiting')({
  land: (g, f, x) => {
    const next = intruders(g).find(({ land }) => land > f.land);
    if (next === undefined) return DONE;
    f.land = next.land;
    x.call(recruitingTable, recruitingFor(roller(g, next.seats, x), next.land));
    return 'land';
  },
});

/** Another player than an intruder, at random; where all have intruded, any of them (24.2). */
function roller(g: State, intruding: readonly Seat[], x: Context<Event>): Seat {
  const others = [...g.hands.keys()].filter((seat) => !intruding.includes(seat));
  const from = others.length > 0 ? others : intruding;
  return from.length === 1 ? from[0] : from[x.chance.roll(from.length)];
}
