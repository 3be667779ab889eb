import {
  PLACE_COUNT,
  POWER_COUNT,
  type Power,
  REGION_COUNT,
  type Region,
  tablesOf,
} from '@cabinet-wars/struggle-of-empires/data';
import type { State } from '@cabinet-wars/struggle-of-empires/view';
import { coefficientsOf } from './coefficients.ts';

/** Tokens a region would have after a change: one power has one more or less. */
export interface Change {
  readonly power: Power;
  readonly by: number;
}
const NONE: Change = { power: -1, by: 0 };

/**
 * What a power can expect of a region at a scoring: the value of its place now, and something for every token. With the
 * tokens changed it says what gaining or losing one would mean.
 */
export function shareOf(g: State, power: Power, region: Region, one = NONE, other = NONE): number {
  const tokens = tokensIn(g, power, region, one, other);
  if (tokens <= 0) return 0;
  const values = tablesOf(g).vp[region];
  const place = placeOf(g, tokens, region, one, other);
  const { places, foothold } = coefficientsOf(g);
  return (places[place] ?? 1) * (values[place] ?? 0) + foothold * values[0] * Math.min(tokens, 4);
}

function placeOf(g: State, tokens: number, region: Region, one: Change, other: Change): number {
  const { seatOf, tokens: all } = g;
  let seen = 0;
  let place = 0;
  let tied = 0;
  for (let power = 0; power < POWER_COUNT; power++) {
    let theirs = all[power * PLACE_COUNT + region];
    if (power === one.power) theirs += one.by;
    if (power === other.power) theirs += other.by;
    if (theirs === tokens && seatOf[power] < 0) tied = 1;
    if (theirs <= tokens || (seen & (1 << theirs)) !== 0) continue;
    seen |= 1 << theirs;
    place++;
  }
  return place + tied;
}

/** The place so many tokens have in a region as it is; 0 is the first. */
export const placeIn = (g: State, tokens: number, region: Region): number => placeOf(g, tokens, region, NONE, NONE);

const tokensIn = (g: State, power: Power, region: Region, one: Change, other: Change): number =>
  g.tokens[power * PLACE_COUNT + region] + (power === one.power ? one.by : 0) + (power === other.power ? other.by : 0);

/** The same over all regions. */
export function shares(g: State, power: Power): number {
  let sum = 0;
  for (let region = 0; region < REGION_COUNT; region++)
    if (g.tokens[power * PLACE_COUNT + region] > 0) sum += shareOf(g, power, region);
  return sum;
}

/** What one more token (or several) would add for a power, taken from another if one is named. */
export const gainOf = (g: State, power: Power, region: Region, from: Power = -1, count = 1): number =>
  shareOf(g, power, region, { power, by: count }, { power: from, by: -count }) - shareOf(g, power, region);

/** What a power would lose with a token (or several), going to another if one is named. */
export const lossOf = (g: State, power: Power, region: Region, to: Power = -1, count = 1): number =>
  shareOf(g, power, region) - shareOf(g, power, region, { power, by: -count }, { power: to, by: count });
