import type { Seat } from '@cabinet-wars/kernel';
import { DIPLOMACY_VALUE, LEVEL_FROM, MARKER_COUNT } from '@cabinet-wars/seven-years-world-war/data';
import { NEUTRAL, type State } from '@cabinet-wars/seven-years-world-war/view';

/** Beyond this markers wait for each other: the table of diplomacy ends there. */
const ENOUGH = 6;
/** How far from a level one still may reach it or fall below it, in hundredths of the points at the start. */
const BLUR = 7;

/** The values of the diplomacy markers a seat holds, as long as there is a neutral power to court (9.0). */
export function diplomacyOf(g: State, seat: Seat): number {
  if (!g.control.includes(NEUTRAL)) return 0;
  let sum = 0;
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    sum += DIPLOMACY_VALUE[marker] * g.secret.hands[seat * MARKER_COUNT + marker];
  return Math.min(ENOUGH, sum);
}

const THRESHOLDS = [LEVEL_FROM.equilibrium, LEVEL_FROM.marginal, LEVEL_FROM.continental, LEVEL_FROM.global];

/** The level of victory that so many hundredths come to, in parts where it is near: the highest level wins, not the most points (22.21). */
export function levelsOf(ratio: number): number {
  let sum = 0;
  for (const from of THRESHOLDS) sum += 1 / (1 + Math.exp((from - ratio) / BLUR));
  return sum;
}
