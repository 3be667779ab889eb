import { BrokenPromise } from '../reason.ts';
import type { Source } from './chance.ts';

/** For tests: the numbers come from a list, and it is an error to run out of them. */
export class Scripted implements Source {
  #numbers: number[];

  /** Numbers from 0 to n − 1, in the order they will be asked for. */
  constructor(numbers: readonly number[] = []) {
    this.#numbers = [...numbers];
  }

  /** Adds dice as a reader sees them, 1 to 6. */
  dice(...faces: number[]): this {
    this.#numbers.push(...faces.map((face) => face - 1));
    return this;
  }

  /** Adds numbers as they are asked for, from 0. */
  numbers(...values: number[]): this {
    this.#numbers.push(...values);
    return this;
  }

  next(n: number): number {
    const value = this.#numbers.shift();
    if (value === undefined) throw new BrokenPromise(`the script has no number left for a choice among ${n}`);
    if (!(value >= 0 && value < n)) throw new BrokenPromise(`the script says ${value} where 0 to ${n - 1} can come`);
    return value;
  }

  get left(): readonly number[] {
    return this.#numbers;
  }
}
