import type { Context, Seat } from '@cabinet-wars/kernel';
import type { Land, LandId } from '../data/powers.ts';
import { LANDS, POWERS } from '../data/powers.ts';
import { SQUARES } from '../data/squares.ts';
import { gain, pay } from '../money/money.ts';
import { occupier } from '../pieces.ts';
import type { OpenState } from '../state.ts';
import type { Agreement, ClauseId } from '../vocabulary/clauses.ts';
import type { Event } from '../vocabulary/events.ts';

/** What of the agreements in force a player would break by attacking a square that somebody holds. */
export const brokenByAttack = (g: OpenState, by: Seat, against: Seat): Agreement[] =>
  g.agreements.filter((one) => one.clause === 'no-attack' && one.by === by && one.to === against);

/** … by letting a unit enter a land. */
export const brokenByEntry = (g: OpenState, by: Seat, land: Land): Agreement[] =>
  brokenBy(g, by, 'no-entry', LANDS[land]);

/** … by diplomacy against a power. */
export const brokenByDiplomacy = (g: OpenState, by: Seat, power: Land): Agreement[] =>
  brokenBy(g, by, 'no-diplomacy', POWERS[power]);

const brokenBy = (g: OpenState, by: Seat, clause: ClauseId, about: LandId): Agreement[] =>
  g.agreements.length === 0
    ? []
    : g.agreements.filter((one) => one.clause === clause && one.by === by && one.about === about);

/** Squares that ought to have been left by the end of this turn. */
export const notLeft = (g: OpenState): Agreement[] =>
  g.agreements.filter(
    (one) => one.clause === 'leave' && one.until <= g.turn && occupier(g, SQUARES.indexOf(one.about!)) === one.by,
  );

/** The first sum due by the end of this turn; undefined if none is. */
export const paymentDue = (
  g: Pick<OpenState, 'turn'> & { readonly agreements: readonly Agreement[] },
): Agreement | undefined => g.agreements.find((one) => one.clause === 'pay' && one.until <= g.turn);

/** The debt of so much that is due first; undefined if there is none. */
export const debtOf = (
  g: { readonly agreements: readonly Agreement[] },
  by: Seat,
  to: Seat,
  points: number,
): Agreement | undefined =>
  g.agreements
    .filter((one) => one.clause === 'pay' && one.by === by && one.to === to && one.points === points)
    .reduce<Agreement | undefined>(
      (first, one) => (first === undefined || one.until < first.until ? one : first),
      undefined,
    );

/** Pays a debt: it binds nobody any more. */
export function payDebt(g: OpenState, debt: Agreement, x: Context<Event>): void {
  g.agreements = g.agreements.filter((one) => one !== debt);
  pay(g, debt.by, debt.points, 'deal', x);
  gain(g, debt.to, debt.points, 'deal', x);
  x.log?.({ t: 'debt-paid', seat: debt.by, to: debt.to, points: debt.points });
}
