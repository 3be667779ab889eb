import type { Reason, Seat } from '@cabinet-wars/kernel';
import { neighbours, type Province } from './data/provinces.ts';
import { PRICE_OF_HELP, PRICE_OF_SOLDIER, PRICE_OF_SPY } from './money.ts';
import type { ReasonId } from './names.ts';
import type { State } from './state.ts';

/** A reason of this game: the compiler knows them all, and so do the texts. */
export type Why = Reason & { readonly why: ReasonId };

// Options are filtered by these and `explain` answers with them: one source for both.

const NOT_YOURS: Why = { why: 'not-yours' };
const YOURS: Why = { why: 'already-yours' };
const TOO_FAR: Why = { why: 'not-adjacent' };
const TOO_FEW: Why = { why: 'needs-two-soldiers' };
const YOURSELF: Why = { why: 'yourself' };
const EMPTY: Why = { why: 'empty-hand' };
const poor = (needs: number): Why => ({ why: 'too-little-gold', needs });
const TOO_POOR = [poor(0), poor(1), poor(2)];

const mayPay = (g: State, seat: Seat, price: number): Why | null => (g.gold[seat] < price ? TOO_POOR[price] : null);

export function maySetOut(g: State, seat: Seat, from: Province): Why | null {
  if (g.owner[from] !== seat) return NOT_YOURS;
  return g.soldiers[from] < 2 ? TOO_FEW : null;
}

export function mayAttack(g: State, seat: Seat, from: Province, to: Province): Why | null {
  if (g.owner[to] === seat) return YOURS;
  return neighbours[from].includes(to) ? maySetOut(g, seat, from) : TOO_FAR;
}

export const mayRecruit = (g: State, seat: Seat, province: Province): Why | null =>
  g.owner[province] !== seat ? NOT_YOURS : mayPay(g, seat, PRICE_OF_SOLDIER);

export function maySpy(g: State, seat: Seat, on: Seat): Why | null {
  if (on === seat) return YOURSELF;
  return g.secret.hands[on].length === 0 ? EMPTY : mayPay(g, seat, PRICE_OF_SPY);
}

export const mayHelp = (g: State, seat: Seat): Why | null => mayPay(g, seat, PRICE_OF_HELP);

export const mayBid = (g: State, seat: Seat, high: number, gold: number): Why | null => {
  if (gold <= high) return { why: 'bid-too-low', high };
  return gold > g.gold[seat] ? { why: 'too-little-gold', needs: gold } : null;
};
