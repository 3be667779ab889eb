import { type OpenPurchase, type ScoreNow, scoreNow, viewAfter } from '@cabinet-wars/imperial-struggle/reckoning';
import { desk, type Picked } from '../../state/desk.ts';
import type { GameView } from '../seen.ts';
import { buyingIn, waysAt } from './buying.ts';

/** How things would stand after a purchase. */
export interface After {
  readonly view: GameView;
  readonly score: ScoreNow;
}

const known = new WeakMap<OpenPurchase, After | null>();

/** Null where something hidden follows. */
export function afterOf(view: GameView, purchase: OpenPurchase): After | null {
  let after = known.get(purchase);
  if (after === undefined) {
    const then = view.own === null ? null : viewAfter(view, view.own.seat, purchase.choices);
    after = then === null ? null : { view: then, score: scoreNow(then.open) };
    known.set(purchase, after);
  }
  return after;
}

/** The purchase that is open in the rail, if it can be made. */
export function pickedPurchase(view: GameView, picked: Picked | null): OpenPurchase | null {
  if (picked === null || view.own === null) return null;
  return waysAt(buyingIn(view, desk.get().preferred), picked.what)[picked.way] ?? null;
}

/** The track if the turn were scored after what is picked; null where nothing is. */
export function thenOf(view: GameView, picked: Picked): number | null {
  const purchase = pickedPurchase(view, picked);
  return purchase === null ? null : (afterOf(view, purchase)?.score.vp ?? null);
}
