import type { GameState, Seat } from '@cabinet-wars/kernel';

/** What some features are called, and how much each is thought to be worth in points before anything is learned. */
export type Named = readonly (readonly [name: string, start: number])[];

/** Features that are reckoned together: plain functions over a state, seen from a seat. */
export interface FeatureGroup<G extends GameState> {
  readonly features: Named;
  /** Writes one number for each, from a place on; by what the seat may know and nothing else. */
  fill(g: G, seat: Seat, out: Float64Array, at: number): void;
}

/** All that a value is made of in a game, in the rulebook's words. */
export class FeatureTable<G extends GameState> {
  readonly names: readonly string[];
  readonly starts: readonly number[];
  readonly #groups: readonly FeatureGroup<G>[];

  constructor(groups: readonly FeatureGroup<G>[]) {
    const features = groups.flatMap((group) => group.features);
    this.names = features.map(([name]) => name);
    this.starts = features.map(([, start]) => start);
    this.#groups = groups;
    const twice = this.names.find((name, i) => this.names.indexOf(name) !== i);
    if (twice !== undefined) throw new TypeError(`two features are called ${twice}`);
  }

  get size(): number {
    return this.names.length;
  }

  read(g: G, seat: Seat, out: Float64Array): void {
    let at = 0;
    for (const group of this.#groups) {
      group.fill(g, seat, out, at);
      at += group.features.length;
    }
  }
}
