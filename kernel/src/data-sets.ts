import { same } from './plain.ts';
import { BrokenPromise } from './reason.ts';

interface Known<D, T> {
  readonly data: D;
  readonly tables: T;
}

/** The data sets a game can be played with: the first, and those added. Each is made into tables the rules look things up in. */
export class DataSets<D extends { readonly id: string }, T> {
  readonly #known = new Map<string, Known<D, T>>();
  readonly #compile: (data: D) => T;
  #last: Known<D, T>;

  constructor(first: D, compile: (data: D) => T) {
    this.#compile = compile;
    this.#last = this.#compiled(first);
  }

  /** Makes a data set known, so that games that name it can be played. */
  add(data: D): void {
    const before = this.#known.get(data.id);
    if (before === undefined) this.#compiled(data);
    else if (!same(before.data, data)) throw new BrokenPromise(`two data sets are called ${data.id}`);
  }

  /** Whether another set is known by the same name: its games and those of this one could not be told apart. */
  isOther(data: D): boolean {
    const before = this.#known.get(data.id);
    return before !== undefined && !same(before.data, data);
  }

  /** The tables a game is played with. The rules ask often, mostly for the same. */
  of(id: string): T {
    if (this.#last.data.id === id) return this.#last.tables;
    const found = this.#known.get(id);
    if (found === undefined) throw new BrokenPromise(`the data set ${id} is not loaded`);
    this.#last = found;
    return found.tables;
  }

  #compiled(data: D): Known<D, T> {
    const known = { data, tables: this.#compile(data) };
    this.#known.set(data.id, known);
    return known;
  }
}
