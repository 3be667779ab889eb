import type { Source } from './chance.ts';

/** One outcome as the journal keeps it: the how-manieth it was, among how many, which, and whether it stayed hidden. */
export interface Outcome {
  readonly counter: number;
  readonly n: number;
  readonly value: number;
  readonly hidden: boolean;
}

/** The record says something else than the rules ask for. */
export class RecordMismatch extends Error {
  override name = 'RecordMismatch';
}

/** For replays: gives back what once came, so that a repaired rule never shifts later dice. */
export class Recorded implements Source {
  #outcomes: readonly Outcome[];
  #at = 0;

  constructor(outcomes: readonly Outcome[]) {
    this.#outcomes = outcomes;
  }

  next(n: number): number {
    const outcome = this.#outcomes[this.#at];
    if (outcome === undefined)
      throw new RecordMismatch(`the rules want a number below ${n}, but the record has no more`);
    if (outcome.n !== n)
      throw new RecordMismatch(`outcome ${outcome.counter} is one of ${outcome.n}, the rules want one of ${n}`);
    this.#at++;
    return outcome.value;
  }

  get left(): number {
    return this.#outcomes.length - this.#at;
  }
}
