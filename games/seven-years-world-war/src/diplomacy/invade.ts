import { DONE, type Seat } from '@cabinet-wars/kernel';
import { POWERS, type Power } from '../data/powers.ts';
import { roll, rolling } from '../markers/roll.ts';
import { procedure } from '../procedure.ts';
import { NEUTRAL, type State } from '../state.ts';
import { campaignValue, takeControl } from './control.ts';

export interface Invade {
  /** The neutral power whose neutrality is violated, and who violates it. */
  power: Power;
  by: Seat;
}

/** 4.413, 4.42 (2), ruling 20. A neutral power that is invaded joins another player at once: the weakest of the others. */
export const invade = procedure<Invade>('invade')({
  violated: (g, f, x) => {
    if (g.control[f.power] !== NEUTRAL) return DONE;
    x.log?.({ t: 'invaded', power: POWERS[f.power], seat: f.by });
  },
  throw: (g, f, x) => {
    if (protectors(g, f.by).length > 1) x.call(roll, rolling(f.by, 'invasion'));
  },
  join: (g, f, x) => {
    const tied = protectors(g, f.by);
    // One die for two or three who are equal: it is shared out evenly.
    const at = tied.length > 1 ? Math.floor(((g.die - 1) * tied.length) / 6) : 0;
    takeControl(g, f.power, tied[at], 'invasion', x);
  },
});

/** Of the other players those with the lowest sum of campaign values. */
export function protectors(g: State, by: Seat): Seat[] {
  const others = [...g.hands.keys()].filter((seat) => seat !== by);
  const lowest = Math.min(...others.map((seat) => campaignValue(g, seat)));
  return others.filter((seat) => campaignValue(g, seat) === lowest);
}
