import type { Choice } from '../choice.ts';
import type { Asked, Question } from '../flow/question.ts';
import { same } from '../plain.ts';
import type { Seat } from '../seat.ts';

/**
 * The numbers of each seat's own questions. A number changes only when that seat's question does, so a slow answer is
 * stale exactly when it answers something else, and nobody can read from their own numbers what others were asked.
 */
export class AskIds<C extends Choice> {
  #ids: number[];
  #open: (Asked<C> | null)[];
  #key = '';

  constructor(ids: readonly number[]) {
    this.#ids = [...ids];
    this.#open = new Array(ids.length).fill(null);
  }

  get seats(): number {
    return this.#ids.length;
  }

  of(seat: Seat): number {
    return this.#ids[seat];
  }

  /** After a seat has acted (or null for nobody in particular): the questions that are open now. */
  update(question: Question<C> | null, actor: Seat | null): void {
    const key = question?.key ?? '';
    const waiting = question?.waiting ?? [];
    for (let seat = 0; seat < this.#ids.length; seat++) {
      const asked = waiting.find((each) => each.seat === seat) ?? null;
      const before = this.#open[seat];
      if (asked !== null && (seat === actor || before === null || key !== this.#key || !alike(before, asked)))
        this.#ids[seat]++;
      this.#open[seat] = asked;
    }
    this.#key = key;
  }

  /** The same questions after a load: they keep their numbers. */
  resume(question: Question<C> | null): void {
    this.#key = question?.key ?? '';
    for (const asked of question?.waiting ?? []) this.#open[asked.seat] = asked;
  }

  save(): number[] {
    return [...this.#ids];
  }
}

const alike = <C extends Choice>(a: Asked<C>, b: Asked<C>): boolean =>
  a === b || (same(a.options, b.options) && same(a.soFar, b.soFar));
