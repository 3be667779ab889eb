import type { Seat } from '@cabinet-wars/kernel';
import type { TurnUnderWay } from '../judgement/whose-turn.ts';

/** Milliseconds a seat thought: by turn of its own, and by answer outside of one. */
export interface Thinking {
  readonly turns: readonly number[];
  readonly answers: readonly number[];
}

/** Adds up how long a seat thinks. */
export class Clock {
  readonly #seat: Seat;
  readonly #turns: number[] = [];
  readonly #answers: number[] = [];
  #turn = '';

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  add(milliseconds: number, turn: TurnUnderWay | null): void {
    if (turn?.seat !== this.#seat) {
      this.#answers.push(milliseconds);
    } else if (turn.name === this.#turn) {
      this.#turns[this.#turns.length - 1] += milliseconds;
    } else {
      this.#turn = turn.name;
      this.#turns.push(milliseconds);
    }
  }

  done(): Thinking {
    return { turns: this.#turns, answers: this.#answers };
  }
}
