/** Pure functions a host may call on a view or a state: who holds what, prices, the score now, strength in a theatre. */
export { type BonusNow, bonusNow } from './cards/bonus-now.ts';
export { hasBonus } from './cards/event-play.ts';
export { whyNot } from './explain/why-not.ts';
export { type AskAfter, askAfter, viewAfter } from './know/view-after.ts';
export { controllerOf, countHeld, isInPlay, isProtected, isSpoilt } from './map/control.ts';
export { availableDebt } from './money/accounts.ts';
export type { Payment, Preferred } from './purchases/payment-of.ts';
export { priceNow } from './purchases/price-now.ts';
export { priceTag } from './purchases/price-tag.ts';
export { type OpenClaim, type OpenPurchase, type PurchasesNow, purchasesNow } from './purchases/purchases-now.ts';
export { type ScoreNow, type Standing, scoreNow } from './scoring/score-now.ts';
export { type PoolsNow, poolsNow } from './wars/pools-now.ts';
export { openStrength, type Strength, totalOf } from './wars/strength.ts';
