import { powerOf, REGIONS, type RegionId } from '@cabinet-wars/struggle-of-empires/data';
import { regionScore } from '@cabinet-wars/struggle-of-empires/reckoning';
import { at } from '@cabinet-wars/struggle-of-empires/view';
import { idOf, type OpenView, type PowerId } from '../read/seen.ts';
import type { AuctionNow } from './auction-of.ts';

/** What a power has beside the tokens of another: where, how many units, and what the other scores there. */
export interface Threat {
  readonly power: PowerId;
  readonly regions: readonly { readonly region: RegionId; readonly units: number; readonly points: number }[];
  /** Of all the other would score, what lies in those regions. */
  readonly atRisk: number;
  readonly ofAll: number;
}

export function threatOf(open: OpenView, me: PowerId, power: PowerId): Threat {
  const mine = powerOf(me);
  const theirs = powerOf(power);
  const regions = REGIONS.flatMap((region, r) => {
    const units = open.armies[at(theirs, r)] + open.navies[at(theirs, r)];
    return open.tokens[at(mine, r)] > 0 && units > 0 ? [{ region, units, points: regionScore(open, mine, r) }] : [];
  });
  return {
    power,
    regions,
    atRisk: regions.reduce((sum, { points }) => sum + points, 0),
    ofAll: REGIONS.reduce((sum, _, r) => sum + regionScore(open, mine, r), 0),
  };
}

/** What a proposal would mean for a power: who could no longer attack it, and who could. */
export interface Meaning {
  readonly safe: readonly Threat[];
  readonly threats: readonly Threat[];
  /** Where it would play, where the proposal places it. */
  readonly place: number | null;
}

type Pair = { readonly a: PowerId | null; readonly b: PowerId | null };

/** Null where it is in neither alliance, nor would be. */
export function meaningOf(open: OpenView, me: PowerId, { a, b }: Pair): Meaning | null {
  const ids = (row: readonly number[]) => row.flatMap((power) => idOf(power) ?? []);
  const rows = { a: ids(open.top), b: ids(open.bottom) };
  const isA = rows.a.includes(me) || a === me;
  if (!isA && !rows.b.includes(me) && b !== me) return null;
  const isProposed = a === me || b === me;
  const others = (powers: readonly (PowerId | null)[]) =>
    powers.flatMap((power) => (power === null || power === me ? [] : [threatOf(open, me, power)]));
  const mine = isA ? a : b;
  const against = isA ? b : a;
  const friends = isProposed ? [...(isA ? rows.a : rows.b), mine] : [mine];
  const enemies = isProposed ? [...(isA ? rows.b : rows.a), against] : [against];
  const place = isProposed ? (isA ? rows.a.length : rows.b.length) * 2 + (isA ? 1 : 2) : null;
  return { safe: others(friends), threats: others(enemies), place };
}

/** In which box of the order of play a proposed power would come. */
export const boxNumber = ({ number }: AuctionNow, box: 'a' | 'b'): number => (number - 1) * 2 + (box === 'a' ? 1 : 2);
