import type { Chance, Source } from '../../chance/chance.ts';

/**
 * Whatever random play decides, as a list of numbers: a list with some of them left out or lowered is again a game, which
 * is what makes shrinking simple.
 */
export class Picks implements Source {
  readonly taken: number[] = [];
  readonly #given: readonly number[];
  readonly #beyond: Source | null;

  /** The given picks first; after them those of a source, or always the first there is. */
  constructor(given: readonly number[], beyond: Source | null) {
    this.#given = given;
    this.#beyond = beyond;
  }

  next(n: number): number {
    const at = this.taken.length;
    const value = at < this.#given.length ? this.#given[at] % n : (this.#beyond?.next(n) ?? 0);
    this.taken.push(value);
    return value;
  }
}

/** Rolls from one source, draws from another, each written down: to vary what is hidden and keep the open dice. */
export class TwoSources implements Chance {
  readonly rolls: number[] = [];
  draws = 0;
  readonly #open: Source;
  readonly #hidden: Source;
  readonly #onDraw: () => void;

  constructor(open: Source, hidden: Source, onDraw: () => void) {
    this.#open = open;
    this.#hidden = hidden;
    this.#onDraw = onDraw;
  }

  roll(n: number): number {
    const value = this.#open.next(n);
    this.rolls.push(n, value);
    return value;
  }

  draw(n: number): number {
    this.draws++;
    this.#onDraw();
    return this.#hidden.next(n);
  }
}

/** The numbers of a source, one of them turned into another. */
export class OneOther implements Source {
  readonly #source: Source;
  readonly #at: number;
  readonly #by: number;
  #count = 0;

  constructor(source: Source, at: number, by: number) {
    this.#source = source;
    this.#at = at;
    this.#by = by;
  }

  next(n: number): number {
    const value = this.#source.next(n);
    return this.#count++ === this.#at ? (value + 1 + (this.#by % Math.max(1, n - 1))) % n : value;
  }
}
