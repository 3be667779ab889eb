import type { Chance, Source } from '../chance/chance.ts';
import type { Outcome } from '../chance/recorded.ts';

/** Hands out a source's numbers to the rules and writes each of them down. */
export class Recorder implements Chance {
  source: Source;
  #counter: number;
  #outcomes: Outcome[] = [];

  constructor(source: Source, counter = 0) {
    this.source = source;
    this.#counter = counter;
  }

  roll(n: number): number {
    return this.#next(n, false);
  }

  draw(n: number): number {
    return this.#next(n, true);
  }

  get used(): boolean {
    return this.#outcomes.length > 0;
  }

  get counter(): number {
    return this.#counter;
  }

  /** What has come since this was last asked. */
  take(): Outcome[] {
    const outcomes = this.#outcomes;
    this.#outcomes = [];
    return outcomes;
  }

  #next(n: number, hidden: boolean): number {
    const value = this.source.next(n);
    this.#outcomes.push({ counter: this.#counter++, n, value, hidden });
    return value;
  }
}
