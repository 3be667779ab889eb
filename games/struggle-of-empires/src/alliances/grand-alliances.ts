import type { Power } from '../data/powers.ts';
import type { State } from '../state.ts';

/** Whether two powers are in the same grand alliance. Nobody is allied before the auctions are over for both. */
export const areAllied = (g: State, a: Power, b: Power): boolean =>
  (g.top.includes(a) && g.top.includes(b)) || (g.bottom.includes(a) && g.bottom.includes(b));

export const isAllied = (g: State, power: Power): boolean => g.top.includes(power) || g.bottom.includes(power);
export const isPlayed = (g: State, power: Power): boolean => g.seatOf[power] >= 0;

/** The powers of both rows by box: first of the top, first of the bottom, second of the top … (ruling 5). */
export function byBox(g: Pick<State, 'top' | 'bottom'>): Power[] {
  const powers: Power[] = [];
  for (let box = 0; box < Math.max(g.top.length, g.bottom.length); box++) {
    if (box < g.top.length) powers.push(g.top[box]);
    if (box < g.bottom.length) powers.push(g.bottom[box]);
  }
  return powers;
}
