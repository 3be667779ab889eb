import { burkePoints, debtYield, freeDebt } from '../cards/passives.ts';
import { EUROPE } from '../data/map/regions.ts';
import { REGION, SPACE } from '../data/map/spaces.ts';
import { DIPLOMATIC, ECONOMIC } from '../data/points.ts';
import { availableDebt, changeTreaty, takeDebt } from '../money/accounts.ts';
import type { Action, Grant, Round } from '../peace/round.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';
import type { PaidWith, Purchase } from '../vocabulary/choices.ts';
import { LIMITS, UNLIMITED } from '../vocabulary/limits.ts';
import { admits } from './admits.ts';

/** How many Debts a side could take now for points of the action's type. */
const debtRoom = (g: State, action: Action): number =>
  Math.max(0, availableDebt(g, action.side)) + (action.points === ECONOMIC ? freeDebt(g, action.side) : 0);

/** The points those would give: Turgot doubles the first. */
function debtPoints(g: State, round: Round, action: Action): number {
  const room = debtRoom(g, action);
  return room === 0 ? 0 : room + debtYield(g, round) - 1;
}

const isInEurope = (purchase: Purchase): boolean => purchase.t === 'shift' && REGION[SPACE[purchase.space]] === EUROPE;

/** Edmund Burke's points still to be had for a purchase: a Major Diplomatic action that has not left Europe. */
export function burkeLeft(g: State, action: Action, purchase: Purchase): number {
  if (!action.major || action.points !== DIPLOMATIC || action.leftEurope || !isInEurope(purchase)) return 0;
  return Math.max(0, burkePoints(g, action.side) - action.burkeUsed);
}

/** Points of an Event spent as an action of their own bind what Debt and Treaty Points add to them (rule 15). */
const isBound = (action: Action): boolean => action.bound.length > 0 && !action.bound.includes(UNLIMITED);
export const mayBuyHere = (g: State, action: Action, purchase: Purchase): boolean =>
  (!isBound(action) || action.bound.some((limit) => admits(g, action.side, limit, purchase))) &&
  (action.burkeUsed === 0 || isInEurope(purchase));

/** What can be paid with whatever is bought; the rest hangs on the purchase. */
export function freeFunds(g: State, round: Round, action: Action): number {
  let sum = debtPoints(g, round, action) + g.treaty[action.side];
  for (const { limit, n } of action.purse) if (limit === UNLIMITED) sum += n;
  return sum;
}

/** Rule 51: the most that can be paid for a purchase, `free` being the funds that serve for anything. */
export function mostPayable(g: State, action: Action, purchase: Purchase, free: number): number {
  let most = free + burkeLeft(g, action, purchase);
  for (const { limit, n } of action.purse)
    if (limit !== UNLIMITED && n > 0 && admits(g, action.side, limit, purchase)) most += n;
  return most;
}

const limitedGrants = (g: State, action: Action): Grant[] =>
  action.purse.filter(({ limit, n }) => limit !== UNLIMITED && n > 0 && admits(g, action.side, limit, action.buying!));

function use(action: Action, from: Grant, n: number): void {
  from.n -= n;
  action.owed -= n;
}

/**
 * Pays as far as nothing needs to be asked: limited points first, then those of the action, Burke's, and Debt or Treaty Points.
 * What is left over is owed: `payChoices` says with what the next point may be paid.
 */
export function settle(g: State, round: Round, action: Action, x: Context): void {
  if (!useLimited(g, action)) return;
  for (const from of action.purse) if (from.limit === UNLIMITED) use(action, from, Math.min(from.n, action.owed));
  const burke = Math.min(action.owed, burkeLeft(g, action, action.buying!));
  action.burkeUsed += burke;
  action.owed -= burke;
  if (action.owed === 0) return;
  const debt = debtPoints(g, round, action);
  const treaty = g.treaty[action.side];
  if (debt > 0 && treaty > 0 && debt + treaty > action.owed) return;
  borrow(g, round, action, Math.min(debtRoom(g, action), debtsFor(g, round, action.owed)), x);
  spendTreaty(g, action, action.owed, x);
}

/** False where two kinds of limited points could pay and not all of both are needed. */
function useLimited(g: State, action: Action): boolean {
  const grants = limitedGrants(g, action);
  const sum = grants.reduce((total, { n }) => total + n, 0);
  if (grants.length > 1 && sum > action.owed) return action.owed === 0;
  for (const from of grants) use(action, from, Math.min(from.n, action.owed));
  return true;
}

/** With what the next point may be paid, where that is a choice. */
export function payChoices(g: State, action: Action): PaidWith[] {
  const grants = limitedGrants(g, action);
  return grants.length > 1 ? grants.map(({ limit }) => LIMITS[limit]) : ['debt', 'treaty'];
}

/** One point: of Treaty, of Debt (Turgot's second goes to the action if it is not needed), or of a limited kind. */
export function payPoint(g: State, round: Round, action: Action, paid: PaidWith, x: Context): void {
  if (paid === 'treaty') spendTreaty(g, action, 1, x);
  else if (paid === 'debt') borrow(g, round, action, 1, x);
  else {
    const limit = LIMITS.indexOf(paid);
    use(action, action.purse.find((from) => from.limit === limit && from.n > 0)!, 1);
  }
}

function spendTreaty(g: State, action: Action, n: number, x: Context): void {
  changeTreaty(g, action.side, -n, 'payment', x);
  action.owed -= n;
}

/** How many Debts pay so many points: Turgot doubles the first. */
const debtsFor = (g: State, round: Round, points: number): number => Math.max(1, points - debtYield(g, round) + 1);

function borrow(g: State, round: Round, action: Action, debts: number, x: Context): void {
  if (debts === 0) return;
  const points = debts + debtYield(g, round) - 1;
  round.borrowed = true;
  const carried = action.points === ECONOMIC ? Math.min(debts, freeDebt(g, action.side)) : 0;
  g.freeDebtUsed += carried;
  if (carried > 0) x.log?.({ t: 'debt-carried', n: carried });
  takeDebt(g, action.side, debts - carried, x);
  const used = Math.min(points, action.owed);
  action.owed -= used;
  if (used < points) action.purse.push({ points: action.points, limit: UNLIMITED, n: points - used });
}
