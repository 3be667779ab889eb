import { isFaceUp } from '../cards/face-up.ts';
import { JAMES_WATT } from '../data/ministries.ts';
import { BRITAIN, opponentOf, SIDES, type Side, VP_DIRECTION } from '../data/sides.ts';
import type { Context } from '../procedure.ts';
import type { Open } from '../state.ts';
import type { Cause } from '../vocabulary/events.ts';

/** Whether Debt forced upon a side beyond its Limit pays the other VP: James Watt. */
const excessPays = (g: Open, debtor: Side): boolean => debtor !== BRITAIN || !isFaceUp(g, JAMES_WATT);

/** Scores VP for a side; the track may pass its ends until a victory check (rule 10). */
export function score(g: Open, side: Side, n: number, cause: Cause, x: Context): void {
  if (n === 0) return;
  g.vp += n * VP_DIRECTION[side];
  x.log?.({ t: 'vp', side: SIDES[side], n, cause, now: g.vp });
}

export const availableDebt = (g: Open, side: Side): number => g.debtLimit[side] - g.debt[side];
/** By how much a side has more Available Debt than the other. */
export const debtLead = (g: Open, side: Side): number => availableDebt(g, side) - availableDebt(g, opponentOf(side));

function changeDebt(g: Open, side: Side, n: number, cause: Cause, x: Context): void {
  if (n === 0) return;
  g.debt[side] += n;
  x.log?.({ t: 'debt', side: SIDES[side], n, cause, now: g.debt[side] });
}

/** Lowers Debt, at most to 0; says by how much. */
export function reduceDebt(g: Open, side: Side, n: number, cause: Cause, x: Context): number {
  const less = Math.min(n, g.debt[side]);
  changeDebt(g, side, -less, cause, x);
  return less;
}

/** Debt taken as points: the caller has seen that there is room. */
export const takeDebt = (g: Open, side: Side, n: number, x: Context): void => changeDebt(g, side, n, 'payment', x);

/** Debt not asked for: what goes beyond the Limit is not taken, and each point of it gives the opponent 1 VP. */
export function forceDebt(g: Open, side: Side, n: number, cause: Cause, x: Context): void {
  const taken = Math.max(0, Math.min(n, availableDebt(g, side)));
  changeDebt(g, side, taken, cause, x);
  if (taken < n && excessPays(g, side)) score(g, opponentOf(side), n - taken, 'excess-debt', x);
}

export function changeDebtLimit(g: Open, side: Side, by: number, x: Context): void {
  g.debtLimit[side] += by;
  x.log?.({ t: 'debt-limit', side: SIDES[side], by, now: g.debtLimit[side] });
}

export function changeTreaty(g: Open, side: Side, n: number, cause: Cause, x: Context): void {
  if (n === 0) return;
  g.treaty[side] += n;
  x.log?.({ t: 'treaty', side: SIDES[side], n, cause, now: g.treaty[side] });
}
