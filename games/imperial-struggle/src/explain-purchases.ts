import type { Reason } from '@cabinet-wars/kernel';
import { spaceOfPurchase } from './admits.ts';
import { PURCHASE_FIELDS, type Purchase, type PurchaseKind } from './choices.ts';
import { DIPLOMATIC, ECONOMIC, MILITARY, POINTS, type Point, pointOf } from './data/points.ts';
import { IS_MARKET, SPACE } from './data/spaces.ts';
import { freeFunds, mayBuyHere, mostPayable } from './payment.ts';
import { priceOf } from './price-of.ts';
import { pricePartsOf } from './price-parts.ts';
import {
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
} from './purchases.ts';
import { because } from './reasons.ts';
import { type Action, actionOf, roundOf } from './round.ts';
import { placeOf } from './squadrons.ts';
import type { State } from './state.ts';
import { newAction } from './steps/action.ts';

/** The points a purchase is paid with. Shifts in Scotland and Ireland may cost M: `mayShift` says more. */
function pointsFor(purchase: Purchase, action: Action | null): Point {
  if (purchase.t === 'draw-event') return DIPLOMATIC;
  if (purchase.t !== 'shift') return MILITARY;
  if (IS_MARKET[SPACE[purchase.space]]) return ECONOMIC;
  return action?.points === MILITARY ? MILITARY : DIPLOMATIC;
}

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
      return mayExchange(g, round, pointOf(purchase.points));
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
      return mayDisplace(g, round, action, SPACE[purchase.space]);
    case 'score-jacobites':
      return mayScoreJacobites(g, round);
  }
}

export const isPurchaseKind = (t: string | undefined): t is PurchaseKind =>
  t !== undefined && Object.hasOwn(PURCHASE_FIELDS, t);

/** Whether a wish says all there is to say of a purchase: one that leaves something out is not about a certain purchase. */
export const isWholePurchase = (wish: Readonly<Record<string, unknown>>): boolean =>
  isPurchaseKind(wish.t as string) &&
  PURCHASE_FIELDS[wish.t as PurchaseKind].every((field) => wish[field] !== undefined);

/** An action that is not under way, to ask what the rules say whatever the means. */
const anyAction = (g: State, points: Point): Action =>
  newAction(roundOf(g), 'major', points, { major: true, purse: [] });

/** Why something cannot be bought now: no action for it, a rule, a limit, or its price. */
export function whyNotBought(g: State, wish: Readonly<Record<string, unknown>>): Reason[] {
  if (!isWholePurchase(wish)) return [];
  const purchase = wish as unknown as Purchase;
  const action = actionOf(g);
  const points = pointsFor(purchase, action);
  const isOpen = action !== null && action.points === points;
  const rule = ruleAgainst(g, isOpen ? action : anyAction(g, points), purchase);
  if (rule !== null) return [rule];
  if (!isOpen) return [because({ why: 'action-first', points: POINTS[points] })];
  if (!mayBuyHere(g, action, purchase))
    return [because({ why: action.burkeUsed > 0 ? 'only-in-europe' : 'outside-limit' })];
  return priceAgainst(g, action, purchase);
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
