import { AHEAD, type Contrasts, countOfContrasts, FIRST, PERIOD, widthOfContrast } from './contrasts.ts';

/** What is thought of each weight before anything was tried, and how far it may be off. */
export interface Prior {
  readonly points: readonly number[];
  readonly spread: readonly number[];
}

export interface Fitted {
  readonly points: readonly number[];
  /** Standard errors. */
  readonly errors: readonly number[];
}

/** How far a feature beside the others', when a period begins, is thought to go with how the game ends, in its own spread. */
const STANDING = 4;

/**
 * Points for every feature by what straying came to: least squares, drawn to what was thought before. What a seat's standing at a
 * period's beginning foretells is taken off first, so that less luck is left; a period counts the more, the less of it there is.
 */
export function fitContrasts(contrasts: Contrasts, prior: Prior): Fitted {
  const { features: size, rows } = contrasts;
  const width = widthOfContrast(size);
  const sums = new NormalEquations(size);
  for (const of of byPeriod(contrasts)) {
    const left = beyondStanding(of, contrasts);
    const variance = left.reduce((sum, each) => sum + each * each, 0) / left.length;
    of.forEach((row, i) => {
      sums.add(rows, row * width + FIRST + size, left[i], 1 / Math.max(variance, 1e-9));
    });
  }
  prior.points.forEach((points, i) => {
    sums.expect(i, points, prior.spread[i]);
  });
  return sums.solved();
}

function byPeriod(contrasts: Contrasts): readonly (readonly number[])[] {
  const width = widthOfContrast(contrasts.features);
  const all = new Map<number, number[]>();
  for (let row = 0; row < countOfContrasts(contrasts); row++) {
    const period = contrasts.rows[row * width + PERIOD];
    all.set(period, [...(all.get(period) ?? []), row]);
  }
  return [...all.values()];
}

/** How each ended beyond what its standing when the period began foretold. */
function beyondStanding(of: readonly number[], { features: size, rows }: Contrasts): Float64Array {
  const width = widthOfContrast(size);
  const sums = new NormalEquations(size);
  const ends = Float64Array.from(of, (row) => rows[row * width + AHEAD]);
  const variance = ends.reduce((sum, each) => sum + each * each, 0) / ends.length;
  of.forEach((row, i) => {
    sums.add(rows, row * width + FIRST, ends[i], 1 / Math.max(variance, 1e-9));
  });
  for (let i = 0; i < size; i++) {
    const square = of.reduce((sum, row) => sum + rows[row * width + FIRST + i] ** 2, 0) / of.length;
    sums.expect(i, 0, STANDING / Math.sqrt(Math.max(square, 1e-9)));
  }
  const { points } = sums.solved();
  return ends.map((end, i) => {
    const from = of[i] * width + FIRST;
    return end - points.reduce((sum, each, f) => sum + each * rows[from + f], 0);
  });
}

/** Sums of squares and products, solved by elimination. */
class NormalEquations {
  readonly #size: number;
  readonly #products: Float64Array[];
  readonly #right: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#products = Array.from({ length: size }, () => new Float64Array(size));
    this.#right = new Float64Array(size);
  }

  add(rows: Float32Array, from: number, target: number, weight: number): void {
    for (let i = 0; i < this.#size; i++) {
      const each = weight * rows[from + i];
      if (each === 0) continue;
      this.#right[i] += each * target;
      for (let j = 0; j < this.#size; j++) this.#products[i][j] += each * rows[from + j];
    }
  }

  expect(i: number, points: number, spread: number): void {
    const weight = 1 / (spread * spread);
    this.#products[i][i] += weight;
    this.#right[i] += weight * points;
  }

  /** Gauss and Jordan: the inverse tells how sure each answer is. */
  solved(): Fitted {
    const inverse = inverseOf(this.#products);
    return {
      points: inverse.map((row) => row.reduce((sum, each, i) => sum + each * this.#right[i], 0)),
      errors: inverse.map((row, i) => Math.sqrt(row[i])),
    };
  }
}

/** Of a symmetric matrix that is greater than nought: no pivots need to be looked for. */
function inverseOf(matrix: readonly Float64Array[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => Number(i === j))]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i][i];
    rows[i] = rows[i].map((each) => each / pivot);
    for (let k = 0; k < size; k++) {
      const factor = rows[k][i];
      if (k !== i && factor !== 0) rows[k] = rows[k].map((each, j) => each - factor * rows[i][j]);
    }
  }
  return rows.map((row) => row.slice(size));
}
