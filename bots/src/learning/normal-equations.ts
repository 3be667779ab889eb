export interface Fitted {
  readonly points: readonly number[];
  /** Standard errors. */
  readonly errors: readonly number[];
}

/** Sums of squares and products, solved by elimination. */
export class NormalEquations {
  readonly #size: number;
  readonly #products: Float64Array[];
  readonly #right: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#products = Array.from({ length: size }, () => new Float64Array(size));
    this.#right = new Float64Array(size);
  }

  add(rows: ArrayLike<number>, from: number, target: number, weight: number): void {
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
