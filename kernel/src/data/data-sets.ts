import { same } from '../plain.ts';
import { BrokenPromise } from '../reason.ts';
import { dataKey } from './own-data.ts';

/** The data sets a game can be played with: the first, and those added. Each is made into tables the rules look things up in. */
export class DataSets<D extends { readonly id: string }, T> {
  readonly #known = new Map<string, T>();
  /** The first set of each name. */
  readonly #named = new Map<string, D>();
  readonly #compile: (data: D) => T;
  readonly #first: D;
  #lastKey: string;
  #last: T;

  constructor(first: D, compile: (data: D) => T) {
    this.#compile = compile;
    this.#first = first;
    this.#named.set(first.id, first);
    this.#lastKey = first.id;
    this.#last = this.#compiled(first, first.id);
  }

  /** Makes a data set known, so that games that name it can be played; what they name it by. */
  add(data: D): string {
    if (data.id === this.#first.id) {
      if (this.isOther(data)) throw new BrokenPromise(`two data sets are called ${data.id}`);
      return data.id;
    }
    const key = dataKey(data);
    if (this.#known.has(key)) return key;
    const tables = this.#compiled(data, key);
    if (this.#named.has(data.id)) return key;
    this.#named.set(data.id, data);
    // Games saved before sets had hashes name them by their ids alone.
    this.#known.set(data.id, tables);
    return key;
  }

  /** Whether another set is known by the same name: people could not tell its games from those of this one. */
  isOther(data: D): boolean {
    const before = this.#named.get(data.id);
    return before !== undefined && !same(before, data);
  }

  /** The tables a game is played with. The rules ask often, mostly for the same. */
  of(key: string): T {
    if (this.#lastKey === key) return this.#last;
    const found = this.#known.get(key);
    if (found === undefined) throw new BrokenPromise(`the data set ${key} is not loaded`);
    this.#lastKey = key;
    this.#last = found;
    return found;
  }

  #compiled(data: D, key: string): T {
    const tables = this.#compile(data);
    this.#known.set(key, tables);
    return tables;
  }
}
