import type { OpenPurchase } from '@cabinet-wars/imperial-struggle/reckoning';
import { nameOfPurchase } from '../read/purchases/buying.ts';
import type { BoardProps } from '../read/seen.ts';
import { desk } from '../state/desk.ts';

/** Buys at once, but for what would lose points of the action under way: that wants a second press. */
export function buy(props: Pick<BoardProps, 'pick'>, purchase: OpenPurchase): void {
  const name = nameOfPurchase(purchase);
  if (purchase.loses > 0 && desk.get().warned !== name) {
    desk.set({ warned: name });
    return;
  }
  // What is open belongs to its question and closes with it: closing it first would draw the old question once more.
  desk.set({ warned: null });
  props.pick(purchase.choices);
}
