import type { Choice, Option } from '../choice.ts';
import type { Seat } from '../seat.ts';
import type { DealsAllowed, Mode } from './procedure.ts';

/** What one seat is asked. */
export interface Asked<C extends Choice> {
  readonly seat: Seat;
  readonly options: readonly Option<C>[];
  /** What it has said already, where an answer takes several choices. */
  readonly soFar: readonly C[];
}

/** The open question of a table at rest. */
export interface Question<C extends Choice = Choice> {
  /** `procedure.step`: names the prompt, and what standing orders refer to. */
  readonly key: string;
  readonly mode: Mode;
  readonly deals: DealsAllowed;
  /** In a quiet ask, the choice that means "I do not react"; null in all others. */
  readonly pass: C | null;
  /** It is put to seats with one answer too, lest silence betray what they hold. */
  readonly hides: boolean;
  /** Whose answer is still wanted. */
  readonly waiting: readonly Asked<C>[];
}
