import { debtYield, freeDebt } from '../cards/passives.ts';
import { ECONOMIC } from '../data/points.ts';
import { availableDebt } from '../money/accounts.ts';
import type { Action, Round } from '../peace/round.ts';
import type { State } from '../state.ts';
import type { PaidWith, Purchase } from '../vocabulary/choices.ts';
import { UNLIMITED } from '../vocabulary/limits.ts';
import { admits } from './admits.ts';
import { burkeLeft } from './payment.ts';

/** What is taken first where Debt and Treaty Points could both pay. */
export type Preferred = 'debt' | 'treaty';

/** How a price would be paid. */
export interface Payment {
  /** Points of the action, those under a limit and those of a minister among them. */
  readonly points: number;
  readonly debt: number;
  readonly treaty: number;
  /** What is to be said while it is paid. */
  readonly says: readonly PaidWith[];
  /** Two kinds of limited points could pay: which, will be asked. */
  readonly asks: boolean;
}

/** Points of the purse that may pay, and whether they leave a choice among themselves. */
function fromPurse(g: State, action: Action, purchase: Purchase, price: number): { paid: number; asks: boolean } {
  let [limited, kinds, free] = [0, 0, 0];
  for (const { limit, n } of action.purse) {
    if (limit === UNLIMITED) free += n;
    else if (n > 0 && admits(g, action.side, limit, purchase)) {
      limited += n;
      kinds++;
    }
  }
  const paid = Math.min(price, limited + free + burkeLeft(g, action, purchase));
  return { paid, asks: kinds > 1 && limited > price };
}

/** The payment of a price that can be paid: as `settle` and `payPoint` go, with nothing changed. */
export function paymentOf(
  g: State,
  round: Round,
  action: Action,
  purchase: Purchase,
  price: number,
  preferred: Preferred,
): Payment {
  const { paid, asks } = fromPurse(g, action, purchase, price);
  const says: PaidWith[] = [];
  let owed = price - paid;
  let room = Math.max(0, availableDebt(g, action.side)) + (action.points === ECONOMIC ? freeDebt(g, action.side) : 0);
  let left = g.treaty[action.side];
  let worth = debtYield(g, round);
  let [debt, treaty] = [0, 0];
  const borrow = (debts: number) => {
    owed -= Math.min(owed, debts + worth - 1);
    debt += debts;
    room -= debts;
    worth = 1;
  };
  const spend = (n: number) => {
    owed -= n;
    treaty += n;
    left -= n;
  };
  while (owed > 0 && room > 0 && left > 0 && room + worth - 1 + left > owed) {
    const paidWith = preferred === 'debt' ? 'debt' : 'treaty';
    says.push(paidWith);
    if (paidWith === 'debt') borrow(1);
    else spend(1);
  }
  if (owed > 0 && room > 0) borrow(Math.min(room, Math.max(1, owed - worth + 1)));
  spend(owed);
  return { points: paid, debt, treaty, says: asks ? [] : says, asks };
}
