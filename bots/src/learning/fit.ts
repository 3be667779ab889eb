import type { Chance } from '@cabinet-wars/kernel';
import { Adam } from './adam.ts';
import { type Network, sigmoid } from './network.ts';
import { countOf, FIRST_FEATURE, type Samples, widthOf } from './samples.ts';

export interface Fitting {
  readonly epochs: number;
  readonly rate: number;
  /** How strongly weights are drawn back to where they began. */
  readonly decay: number;
  readonly chance: Chance;
}

const BATCH = 128;

/** Teaches a network what positions are worth; gives the mean loss (cross-entropy) of the last epoch. */
export function fit(network: Network, samples: Samples, targets: Float64Array, fitting: Fitting): number {
  const count = countOf(samples);
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const lesson = new Lesson(network, fitting);
  let loss = 0;
  for (let epoch = 0; epoch < fitting.epochs; epoch++) {
    shuffle(order, fitting.chance);
    loss = 0;
    for (let from = 0; from < count; from += BATCH)
      loss += lesson.batch(samples, targets, order.subarray(from, Math.min(count, from + BATCH)));
  }
  return loss / Math.max(1, count);
}

/** How far a network is off, by the same measure, on positions it may not have seen. */
export function lossOf(network: Network, samples: Samples, targets: Float64Array): number {
  const width = widthOf(samples.features);
  let sum = 0;
  for (let i = 0; i < targets.length; i++)
    sum += crossEntropy(sigmoid(network.answer(samples.rows, i * width + FIRST_FEATURE)), targets[i]);
  return sum / Math.max(1, targets.length);
}

const crossEntropy = (p: number, target: number): number => {
  const safe = Math.min(1 - 1e-9, Math.max(1e-9, p));
  return -target * Math.log(safe) - (1 - target) * Math.log(1 - safe);
};

function shuffle(order: Uint32Array, chance: Chance): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.roll(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}

/** The gradients of a network, batch by batch. */
class Lesson {
  readonly #network: Network;
  readonly #parts: readonly { readonly weights: Float64Array; readonly slope: Float64Array; readonly adam: Adam }[];
  readonly #bias = new Float64Array(1);
  readonly #slopes: {
    bias: Float64Array;
    linear: Float64Array;
    inputs: Float64Array;
    biases: Float64Array;
    outputs: Float64Array;
  };

  constructor(network: Network, { rate, decay }: Fitting) {
    this.#network = network;
    this.#bias[0] = network.bias;
    const part = (weights: Float64Array, drawnBack = decay) => ({
      weights,
      slope: new Float64Array(weights.length),
      adam: new Adam(weights, rate, drawnBack),
    });
    const bias = part(this.#bias, 0);
    const linear = part(network.linear);
    const inputs = part(network.inputs);
    const biases = part(network.biases);
    const outputs = part(network.outputs);
    this.#parts = [bias, linear, inputs, biases, outputs];
    this.#slopes = {
      bias: bias.slope,
      linear: linear.slope,
      inputs: inputs.slope,
      biases: biases.slope,
      outputs: outputs.slope,
    };
  }

  batch({ features, rows }: Samples, targets: Float64Array, chosen: Uint32Array): number {
    const width = widthOf(features);
    for (const { slope } of this.#parts) slope.fill(0);
    let loss = 0;
    for (const i of chosen) {
      const p = sigmoid(this.#network.answer(rows, i * width + FIRST_FEATURE));
      loss += crossEntropy(p, targets[i]);
      this.#learn((p - targets[i]) / chosen.length);
    }
    for (const { weights, slope, adam } of this.#parts) adam.step(weights, slope);
    this.#network.bias = this.#bias[0];
    return loss;
  }

  /** Adds what the last question has to say: how much the answer was off, traced back to every weight. */
  #learn(off: number): void {
    const { size, hidden, seen, fired, outputs } = this.#network;
    const slopes = this.#slopes;
    slopes.bias[0] += off;
    for (let i = 0; i < size; i++) slopes.linear[i] += off * seen[i];
    for (let unit = 0; unit < hidden; unit++) {
      if (fired[unit] === 0) continue;
      slopes.outputs[unit] += off * fired[unit];
      const back = off * outputs[unit];
      slopes.biases[unit] += back;
      const from = unit * size;
      for (let i = 0; i < size; i++) slopes.inputs[from + i] += back * seen[i];
    }
  }
}
