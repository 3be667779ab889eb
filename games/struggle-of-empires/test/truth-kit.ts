import type { Refused as AnyRefused } from '@cabinet-wars/kernel/conformance';
import { tablesOf } from '../src/data/tables.ts';
import type { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import type { Why } from '../src/vocabulary/reasons.ts';

export type Refused = AnyRefused<typeof game>;

/** Whether a reason of each kind is true, worked out from the state, the question and the events, by the words it is told in. */
export type Truths = { readonly [W in Why['why']]: (r: Refused, why: Extract<Why, { why: W }>) => boolean };

export const meOf = ({ g, seat }: Refused): number => g.plays[seat];
export const isPlayed = (g: State, power: number): boolean => g.plays.includes(power);
export const areAllied = (g: State, a: number, b: number): boolean =>
  [g.top, g.bottom].some((row) => row.includes(a) && row.includes(b));
export const liesOnMap = (g: State, region: number, kind: string): boolean =>
  tablesOf(g).counters.some((counter, i) => g.counters[i] === 1 && counter.region === region && counter.kind === kind);
export const names = (wish: object, value: unknown): boolean => Object.values(wish).includes(value);
