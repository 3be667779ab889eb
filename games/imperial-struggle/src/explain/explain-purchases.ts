import type { Reason } from '@cabinet-wars/kernel';
import { mayUseAdvantage } from '../cards/advantages.ts';
import { ADVANTAGE } from '../data/advantages.ts';
import { IS_MARKET, SPACE } from '../data/map/spaces.ts';
import { DIPLOMATIC, ECONOMIC, MILITARY, POINTS, type Point, type PointId, pointOf } from '../data/points.ts';
import { placeOf } from '../map/squadrons.ts';
import { type Action, actionOf, roundOf } from '../peace/round.ts';
import { newAction } from '../purchases/action.ts';
import { spaceOfPurchase } from '../purchases/admits.ts';
import { mayBeginWith } from '../purchases/begin-action.ts';
import { isForDiscounts } from '../purchases/discounts.ts';
import {
  EXCHANGED_FOR,
  mayBuildFort,
  mayBuildSquadron,
  mayBuyWarTile,
  mayDeploy,
  mayDisplace,
  mayDrawEvent,
  mayExchange,
  mayQuell,
  mayRepairFort,
  mayScoreJacobites,
  maySeizeFort,
  mayShift,
} from '../purchases/may-buy.ts';
import { freeFunds, mayBuyHere, mostPayable } from '../purchases/payment.ts';
import { priceOf } from '../purchases/price-of.ts';
import { pricePartsOf } from '../purchases/price-parts.ts';
import type { State } from '../state.ts';
import { PURCHASE_FIELDS, type Purchase, type PurchaseKind } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';

/** The points a purchase is paid with. Shifts in Scotland and Ireland may cost M: `mayShift` says more. */
function pointsFor(purchase: Purchase, action: Action | null): Point {
  if (purchase.t === 'draw-event') return DIPLOMATIC;
  if (purchase.t !== 'shift') return MILITARY;
  if (IS_MARKET[SPACE[purchase.space]]) return ECONOMIC;
  return action?.points === MILITARY ? MILITARY : DIPLOMATIC;
}

const NAVAL_BASTION = ADVANTAGE['naval-bastion'];
/** A squadron is sent away by the Naval Bastion alone. */
function bastionAgainst(g: State, action: Action): Reason | null {
  if (action.discounts.includes(NAVAL_BASTION)) return null;
  return (
    mayUseAdvantage(g, roundOf(g), NAVAL_BASTION) ?? because({ why: 'advantage-first', advantage: 'naval-bastion' })
  );
}

/** Military points are not to be had for military points. */
const exchangeAgainst = (points: PointId): Reason | null =>
  EXCHANGED_FOR.includes(pointOf(points)) ? null : because({ why: 'not-one-of-these' });

/** What in the rules stands against a purchase, means left aside. */
function ruleAgainst(g: State, action: Action, purchase: Purchase): Reason | null {
  const round = roundOf(g);
  switch (purchase.t) {
    case 'shift':
      return mayShift(g, round, action, SPACE[purchase.space]);
    case 'draw-event':
      return mayDrawEvent(g);
    case 'war-tile':
      return mayBuyWarTile(g, round);
    case 'exchange':
      return mayExchange(g, round, pointOf(purchase.points)) ?? exchangeAgainst(purchase.points);
    case 'remove-conflict':
      return mayQuell(g, SPACE[purchase.space]);
    case 'build-fort':
      return mayBuildFort(g, round, SPACE[purchase.space]);
    case 'repair-fort':
      return mayRepairFort(g, round, SPACE[purchase.space]);
    case 'seize-fort':
      return maySeizeFort(g, round, action, SPACE[purchase.space]);
    case 'build-squadron':
      return mayBuildSquadron(g, round, purchase.by);
    case 'deploy':
      return mayDeploy(g, round, action, placeOf(purchase.from), SPACE[purchase.to]);
    case 'displace':
      return mayDisplace(g, round, action, SPACE[purchase.space]) ?? bastionAgainst(g, action);
    case 'score-jacobites':
      return mayScoreJacobites(g, round);
  }
}

export const isPurchaseKind = (t: string | undefined): t is PurchaseKind =>
  t !== undefined && Object.hasOwn(PURCHASE_FIELDS, t);

type Wish = Readonly<Record<string, unknown>>;

/** Whether a wish says all there is to say of a purchase: one that leaves something out is not about a certain purchase. */
export const isWholePurchase = (wish: Wish): wish is Wish & Purchase =>
  typeof wish.t === 'string' &&
  isPurchaseKind(wish.t) &&
  PURCHASE_FIELDS[wish.t].every((field) => wish[field] !== undefined);

/** An action that is not under way, to ask what the rules say whatever the means. */
const anyAction = (g: State, points: Point): Action =>
  newAction(roundOf(g), 'major', points, { major: true, purse: [] });

/** Reasons that may look otherwise once points of the right type are at hand. */
const ABOUT_REACH: readonly string[] = ['not-connected', 'no-base-for-fort'];

/** Why something cannot be bought now: a rule, no action for it, a limit, or its price. */
export function whyNotBought(g: State, wish: Wish): Reason[] {
  if (!isWholePurchase(wish)) return [];
  const round = roundOf(g);
  const action = actionOf(g);
  const points = pointsFor(wish, action);
  const isOpen = action !== null && action.points === points;
  const rule = ruleAgainst(g, isOpen ? action : anyAction(g, points), wish);
  if (action !== null && !isOpen && (rule === null || ABOUT_REACH.includes(rule.why)))
    return [because({ why: 'other-points', points: POINTS[points] }), ...(rule === null ? [] : [rule])];
  if (rule !== null) return [rule];
  if (action === null)
    return [because({ why: mayBeginWith(g, round, points) ? 'action-first' : 'no-points', points: POINTS[points] })];
  if (!mayBuyHere(g, action, wish))
    return [because({ why: action.burkeUsed > 0 ? 'only-in-europe' : 'outside-limit' })];
  if (!isForDiscounts(g, round, action, wish)) return [because({ why: 'not-for-discount' })];
  return priceAgainst(g, action, wish);
}

function priceAgainst(g: State, action: Action, purchase: Purchase): Reason[] {
  const round = roundOf(g);
  const price = priceOf(g, round, action, purchase);
  const most = mostPayable(g, action, purchase, freeFunds(g, round, action));
  if (price <= most) return [];
  const short = because({ why: 'cannot-pay', price, most });
  if (purchase.t !== 'shift') return [short];
  return [short, pricePartsOf(g, round, spaceOfPurchase(purchase), action.points, action.discounts)];
}
