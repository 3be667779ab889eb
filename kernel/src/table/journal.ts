import type { Outcome } from '../chance/recorded.ts';
import type { Choice } from '../choice.ts';
import type { Deal, Order } from '../game.ts';
import type { Seat } from '../seat.ts';

/**
 * Everything that was ever done at a table, in order. Append-only: an undo is an entry too. What the table does by itself
 * (a standing order answers, an agreed deal is carried out) is written down like what people do, so that a replay decides
 * nothing.
 */
export type Entry<C extends Choice = Choice> =
  | {
      readonly t: 'choose';
      readonly seat: Seat;
      readonly choices: readonly C[];
      readonly outcomes: readonly Outcome[];
      /** True where a standing order spoke for the seat. */
      readonly byOrder: boolean;
    }
  | { readonly t: 'undo'; readonly seat: Seat }
  | { readonly t: 'order'; readonly seat: Seat; readonly order: Order; readonly on: boolean }
  | { readonly t: 'propose'; readonly seat: Seat; readonly deal: Deal }
  | { readonly t: 'answer'; readonly seat: Seat; readonly offer: number; readonly accept: boolean }
  | { readonly t: 'withdraw'; readonly seat: Seat; readonly offer: number }
  | { readonly t: 'carry-out'; readonly offer: number; readonly outcomes: readonly Outcome[] }
  /** An agreed deal that had become impossible when its time came. */
  | { readonly t: 'lapse'; readonly offer: number };

/** Every outcome a journal holds, in order. */
export const outcomesOf = (journal: readonly Entry[]): Outcome[] =>
  journal.flatMap((entry) => ('outcomes' in entry ? entry.outcomes : []));
