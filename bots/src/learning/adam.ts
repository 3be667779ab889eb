const FIRST = 0.9;
const SECOND = 0.999;
const TINY = 1e-8;

/** Adam's descent, with weights drawn back to where they began: what is known by hand is given up only for evidence. */
export class Adam {
  readonly #rate: number;
  readonly #decay: number;
  readonly #home: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(weights: Float64Array, rate: number, decay: number) {
    this.#rate = rate;
    this.#decay = decay;
    this.#home = weights.slice();
    this.#mean = new Float64Array(weights.length);
    this.#square = new Float64Array(weights.length);
  }

  step(weights: Float64Array, slope: Float64Array): void {
    this.#steps++;
    const first = 1 - FIRST ** this.#steps;
    const second = 1 - SECOND ** this.#steps;
    for (let i = 0; i < weights.length; i++) {
      const down = slope[i] + this.#decay * (weights[i] - this.#home[i]);
      this.#mean[i] += (1 - FIRST) * (down - this.#mean[i]);
      this.#square[i] += (1 - SECOND) * (down * down - this.#square[i]);
      weights[i] -= (this.#rate * this.#mean[i]) / first / (Math.sqrt(this.#square[i] / second) + TINY);
    }
  }
}
