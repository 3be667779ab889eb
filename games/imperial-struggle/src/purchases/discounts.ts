import { ADVANTAGE_TARGETS, mayUseAdvantage, spendAdvantage } from '../cards/advantages.ts';
import { ADVANTAGE_CHOICES } from '../cards/menu.ts';
import { ADVANTAGE, ADVANTAGE_COUNT, ADVANTAGE_EFFECT, ADVANTAGES, type Advantage } from '../data/advantages.ts';
import { IS_MARKET, MARKETS, REGION, SEAS, SPACE, SPACES, type Space } from '../data/map/spaces.ts';
import { ECONOMIC, MILITARY } from '../data/points.ts';
import { FRANCE } from '../data/sides.ts';
import { isOpposing } from '../map/connection.ts';
import { controllerOf } from '../map/control.ts';
import type { Action, Round } from '../peace/round.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice, Purchase } from '../vocabulary/choices.ts';
import { type Discount, discountOfMarker, markerOf, shiftPrice } from './market-and-political-price.ts';
import { mayDisplace, mayShift } from './may-buy.ts';
import { DISPLACE_M } from './military-prices.ts';
import { freeFunds } from './payment.ts';
import { canAfford } from './shop.ts';

const NAVAL_BASTION = ADVANTAGE['naval-bastion'];
/** Advantages whose use is a purchase at another price, by the points they need. */
const UNFLAGGERS = [...ADVANTAGES.keys()].filter((advantage) => ADVANTAGE_EFFECT[advantage].does === 'unflag');
export const isPriceAdvantage = (advantage: Advantage): boolean =>
  advantage === NAVAL_BASTION || UNFLAGGERS.includes(advantage);

/** Whether a discount bears on a space: Advantages on unflagging, Huguenots on any shift of a Market in their Region. */
function bearsOn(g: State, round: Round, discount: Discount, space: Space): boolean {
  if (discount >= 0) return isOpposing(g, round.side, space) && ADVANTAGE_TARGETS[discount].includes(space);
  return IS_MARKET[space] && REGION[space] === REGION[g.huguenots[markerOf(discount)]];
}

/** Whether all discounts bear on a shift, and the last of them makes a difference (rule 50). */
function isCheaper(g: State, round: Round, action: Action, discounts: readonly Discount[], space: Space): boolean {
  if (!discounts.every((discount) => bearsOn(g, round, discount, space))) return false;
  const price = shiftPrice(g, round, space, action.points, discounts);
  return price !== shiftPrice(g, round, space, action.points, discounts.slice(0, -1));
}

/** Whether a purchase is what the discounts claimed are for; with none claimed anything is. */
export function isForDiscounts(g: State, round: Round, action: Action, purchase: Purchase): boolean {
  if (action.discounts.length === 0) return true;
  if (action.discounts.includes(NAVAL_BASTION)) return purchase.t === 'displace';
  return purchase.t === 'shift' && isCheaper(g, round, action, action.discounts, SPACE[purchase.space]);
}

/** What may be bought with the discounts claimed: shifts all of them bear on, the last of which makes a difference (rule 50). */
export function discounted(g: State, round: Round, action: Action, discounts: readonly Discount[]): Purchase[] {
  if (discounts.includes(NAVAL_BASTION)) return displacements(g, round, action);
  const free = freeFunds(g, round, action);
  const spaces = discounts[0] >= 0 ? ADVANTAGE_TARGETS[discounts[0]] : MARKETS;
  const found: Purchase[] = [];
  for (const space of spaces) {
    if (!isCheaper(g, round, action, discounts, space) || mayShift(g, round, action, space) !== null) continue;
    const price = shiftPrice(g, round, space, action.points, discounts);
    const purchase: Purchase = { t: 'shift', space: SPACES[space] };
    if (canAfford(g, action, purchase, price, free)) found.push(purchase);
  }
  return found;
}

function displacements(g: State, round: Round, action: Action): Purchase[] {
  const free = freeFunds(g, round, action);
  const found: Purchase[] = [];
  for (const sea of SEAS) {
    if (mayDisplace(g, round, action, sea) !== null) continue;
    const purchase: Purchase = { t: 'displace', space: SPACES[sea] };
    if (canAfford(g, action, purchase, DISPLACE_M, free)) found.push(purchase);
  }
  return found;
}

/** Markers that may be flipped: placed and not spent yet. Their Territory is French, or they would be gone. */
const mayFlip = (g: State, round: Round, action: Action, marker: number): boolean =>
  round.side === FRANCE && action.points === ECONOMIC && g.huguenots[marker] >= 0 && g.huguenotsSpent[marker] === 0;

/** Further discounts that may be claimed, each only where it leads to something that can be bought. */
export function offerDiscounts(g: State, round: Round, action: Action, choices: Choice[]): void {
  const claimed = action.discounts;
  const leadsOn = (discount: Discount) => discounted(g, round, action, [...claimed, discount]).length > 0;
  for (let marker = 0; marker < g.huguenots.length; marker++) {
    const discount = discountOfMarker(marker);
    if (!claimed.includes(discount) && mayFlip(g, round, action, marker) && leadsOn(discount))
      choices.push({ t: 'huguenots', space: SPACES[g.huguenots[marker]] });
  }
  for (let advantage = 0; advantage < ADVANTAGE_COUNT; advantage++) {
    if (!isOfUse(action, advantage) || controllerOf(g, advantage) !== round.side) continue;
    if (mayUseAdvantage(g, round, advantage) === null && leadsOn(advantage)) choices.push(ADVANTAGE_CHOICES[advantage]);
  }
}

/** A first test that spares most: the Naval Bastion needs military points, the others those that shift their spaces. */
function isOfUse(action: Action, advantage: Advantage): boolean {
  if (advantage === NAVAL_BASTION) return action.points === MILITARY;
  if (ADVANTAGE_EFFECT[advantage].does !== 'unflag' || action.points === MILITARY) return false;
  return IS_MARKET[ADVANTAGE_TARGETS[advantage][0]] === (action.points === ECONOMIC);
}

/** Claims a discount for the next purchase. */
export function claim(g: State, action: Action, choice: Choice, x: Context): void {
  if (choice.t === 'advantage') {
    const advantage = ADVANTAGE[choice.advantage];
    action.discounts.push(advantage);
    spendAdvantage(g, advantage, x);
  } else if (choice.t === 'huguenots') {
    const marker = g.huguenots.indexOf(SPACE[choice.space]);
    action.discounts.push(discountOfMarker(marker));
    g.huguenotsSpent[marker] = 1;
    x.log?.({ t: 'huguenots-flipped', space: choice.space });
  }
}
