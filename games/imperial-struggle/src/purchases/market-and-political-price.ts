import { shiftReduction } from '../cards/passives.ts';
import { ADVANTAGE_EFFECT, type Advantage } from '../data/advantages.ts';
import { REGION, type Space } from '../data/map/spaces.ts';
import { BARED_PRICE, MINIMUM_PRICE, PROTECTED_SURCHARGE, REGION_SURCHARGE } from '../data/numbers.ts';
import { MILITARY, type Point } from '../data/points.ts';
import { NOBODY } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { isProtected } from '../map/control.ts';
import type { Round } from '../peace/round.ts';
import type { Open } from '../state.ts';

/** A discount claimed for the next shift: an Advantage (from 0), or a Huguenots marker as `−1 − marker`. */
export type Discount = number;
export const discountOfMarker = (marker: number): Discount => -1 - marker;
export const markerOf = (discount: Discount): number => -1 - discount;

const effectOf = (advantage: Advantage) => ADVANTAGE_EFFECT[advantage];

/** Rule 34: some Advantages set the base price of an unflag, others lower it; a Huguenots marker lowers it by 1. */
function lowersBy(discount: Discount): number {
  if (discount < 0) return 1;
  const effect = effectOf(discount);
  return effect.does === 'unflag' ? (effect.cheaper ?? 0) : 0;
}
function setsBase(discount: Discount): boolean {
  if (discount < 0) return false;
  const effect = effectOf(discount);
  return effect.does === 'unflag' && effect.price !== undefined;
}

const isBared = (g: Open, space: Space): boolean => g.conflicts[space] !== 0 || g.isolated[space] === 1;

/** +1 where an opposing flag is Protected (rule 23). */
export const protectionSurcharge = (g: Open, round: Round, space: Space): number =>
  g.flags[space] !== NOBODY && g.flags[space] !== round.side && isProtected(g, space) ? PROTECTED_SURCHARGE : 0;

/** Rule 19: the first purchase in each further Region; military points never pay it. */
export function regionSurcharge(round: Round, space: Space, points: Point): number {
  if (points === MILITARY) return 0;
  const spent = round.regions[points];
  return spent !== 0 && (spent & (1 << REGION[space])) === 0 ? REGION_SURCHARGE : 0;
}

/** The base of a shift: the printed number, or 1 with a Conflict, Isolation or an Advantage that says so. */
export function baseOfShift(g: Open, space: Space, discounts: readonly Discount[]): number {
  return isBared(g, space) || discounts.some(setsBase) ? BARED_PRICE : tablesOf(g).cost[space];
}

export function reductionOfShift(g: Open, round: Round, space: Space, discounts: readonly Discount[]): number {
  let less = shiftReduction(g, round, space);
  for (const discount of discounts) less += lowersBy(discount);
  return less;
}

/** Rule 20, what shifting a market or a political space costs: the base, less every reduction, plus every increase, and only the end result is at least 1. */
export function shiftPrice(
  g: Open,
  round: Round,
  space: Space,
  points: Point,
  discounts: readonly Discount[] = [],
): number {
  const price =
    baseOfShift(g, space, discounts) -
    reductionOfShift(g, round, space, discounts) +
    protectionSurcharge(g, round, space) +
    regionSurcharge(round, space, points);
  return price < MINIMUM_PRICE ? MINIMUM_PRICE : price;
}
