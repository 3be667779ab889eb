import type { GameState, Result, Seat } from '@cabinet-wars/kernel';
import type { FeatureTable } from '../features.ts';
import { AHEAD, type Contrasts, FIRST, PERIOD, widthOfContrast } from './contrasts.ts';

/** A game is lost by so many times what wins one clearly, and not by more: a revolution would count for ten games. */
const LOST = 5;

interface Period {
  readonly name: number;
  /** By seat. */
  readonly began: readonly Float64Array[];
  readonly strayed: readonly Float64Array[];
}

/** Keeps the books of a game in which plans are tried. */
export class Ledger<G extends GameState> {
  readonly #table: FeatureTable<G>;
  readonly #seats: number;
  readonly #periods: Period[] = [];

  constructor(table: FeatureTable<G>, seats: number) {
    this.#table = table;
    this.#seats = seats;
  }

  enter(g: G, period: number | null): void {
    if (period === null || this.#periods[this.#periods.length - 1]?.name === period) return;
    const fresh = () => Array.from({ length: this.#seats }, () => new Float64Array(this.#table.size));
    const began = fresh();
    began.forEach((features, seat) => {
      this.#table.read(g, seat, features);
    });
    this.#periods.push({ name: period, began, strayed: fresh() });
  }

  /** The features of what a lot fell on, less what was to be expected of it. */
  note(seat: Seat, features: readonly Float64Array[], chances: readonly number[], which: number): void {
    const period = this.#periods[this.#periods.length - 1];
    if (period === undefined) return;
    const strayed = period.strayed[seat];
    features.forEach((each, i) => {
      const share = Number(i === which) - chances[i];
      for (let f = 0; f < strayed.length; f++) strayed[f] += share * each[f];
    });
  }

  close({ scores }: Result, clear: number): Contrasts {
    const { size } = this.#table;
    const width = widthOfContrast(size);
    const rows = new Float32Array(this.#periods.length * this.#seats * width);
    let at = 0;
    for (const { name, began, strayed } of this.#periods)
      for (let seat = 0; seat < this.#seats; seat++, at += width) {
        rows[at + PERIOD] = name;
        rows[at + AHEAD] = held(beyondOthers(scores, seat), LOST * clear);
        for (let f = 0; f < size; f++)
          rows[at + FIRST + f] = beyondOthers(
            began.map((features) => features[f]),
            seat,
          );
        rows.set(strayed[seat], at + FIRST + size);
      }
    return { features: size, rows };
  }
}

const held = (x: number, within: number): number => Math.max(-within, Math.min(within, x));

const beyondOthers = (all: readonly number[], seat: Seat): number =>
  all[seat] - (all.reduce((sum, each) => sum + each, 0) - all[seat]) / (all.length - 1);
