import { shiftReduction } from '../cards/passives.ts';
import { ADVANTAGE, ADVANTAGE_EFFECT, type Advantage } from '../data/advantages.ts';
import { REGION, type Space } from '../data/map/spaces.ts';
import {
  BARED_PRICE,
  CHEAP_SQUADRON_M,
  DEPLOY_M,
  DISPLACE_FROM_MAP_M,
  DISPLACE_FROM_NAVY_BOX_M,
  MINIMUM_PRICE,
  PROTECTED_SURCHARGE,
  QUELL_M,
  QUELL_PROTECTED,
  QUELL_STRONG,
  REGION_SURCHARGE,
  SQUADRON_M,
} from '../data/numbers.ts';
import { MILITARY, type Point } from '../data/points.ts';
import { NOBODY } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { isProtected } from '../map/control.ts';
import { type Round, SOUTH_SEA_SQUADRON } from '../peace/round.ts';
import { NAVY_BOX, type Open } from '../state.ts';
import type { SquadronPriceId } from '../vocabulary/choices.ts';

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

/** Rule 20: the base, less every reduction, plus every increase, and only the end result is at least 1. */
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

/** Rule 24: 2 M, 1 less where the space is Protected, 1 more for a strong Conflict. */
export const quellPrice = (g: Open, space: Space): number =>
  QUELL_M + (isProtected(g, space) ? QUELL_PROTECTED : 0) + (g.conflicts[space] === 2 ? QUELL_STRONG : 0);

/** 1 M to an empty sea; onto an opposing squadron 2 M from the map, 3 M from the Navy Box. */
export function deployPrice(g: Open, from: Space, to: Space): number {
  if (g.flags[to] === NOBODY) return DEPLOY_M;
  return from === NAVY_BOX ? DISPLACE_FROM_NAVY_BOX_M : DISPLACE_FROM_MAP_M;
}

const bastion = ADVANTAGE_EFFECT[ADVANTAGE['naval-bastion']];
/** What the Naval Bastion asks for sending a squadron away. */
export const DISPLACE_M = bastion.does === 'displace' ? bastion.price : 0;

/** 4 M, or 2 M through what makes one cheaper; South Sea Speculation takes off 2 more, down to nothing. */
export function squadronPrice(round: Round, by: SquadronPriceId): number {
  const price = by === 'usual' ? SQUADRON_M : CHEAP_SQUADRON_M;
  return (round.effects & SOUTH_SEA_SQUADRON) === 0 ? price : Math.max(0, price - CHEAP_SQUADRON_M);
}
