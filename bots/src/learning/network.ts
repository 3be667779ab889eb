/**
 * What a value is reckoned with: features brought to one scale, a weight for each, and one hidden layer for what they mean
 * together. Plain numbers, so that a file can hold them.
 */
export interface Weights {
  readonly features: readonly string[];
  /** How many points the certainty of a won game grows by a unit of the network's answer. */
  readonly unit: number;
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  readonly bias: number;
  readonly linear: readonly number[];
  /** By hidden unit: a weight for each feature, one after the other; a bias; what it adds. */
  readonly inputs: readonly number[];
  readonly biases: readonly number[];
  readonly outputs: readonly number[];
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** A network ready to be asked. The answer's sigmoid is the chance to win. */
export class Network {
  readonly size: number;
  readonly hidden: number;
  readonly mean: Float64Array;
  readonly scale: Float64Array;
  readonly linear: Float64Array;
  readonly inputs: Float64Array;
  readonly biases: Float64Array;
  readonly outputs: Float64Array;
  /** What the last question came to: features as the network saw them, and what each hidden unit answered. */
  readonly seen: Float64Array;
  readonly fired: Float64Array;
  bias: number;

  constructor(weights: Omit<Weights, 'features' | 'unit'>) {
    this.size = weights.linear.length;
    this.hidden = weights.outputs.length;
    this.mean = Float64Array.from(weights.mean);
    this.scale = Float64Array.from(weights.scale);
    this.bias = weights.bias;
    this.linear = Float64Array.from(weights.linear);
    this.inputs = Float64Array.from(weights.inputs);
    this.biases = Float64Array.from(weights.biases);
    this.outputs = Float64Array.from(weights.outputs);
    this.seen = new Float64Array(this.size);
    this.fired = new Float64Array(this.hidden);
  }

  answer(features: ArrayLike<number>, from = 0): number {
    const { size, hidden, mean, scale, linear, inputs, biases, outputs, seen, fired } = this;
    let sum = this.bias;
    for (let i = 0; i < size; i++) {
      const x = (features[from + i] - mean[i]) / scale[i];
      seen[i] = x;
      sum += linear[i] * x;
    }
    for (let unit = 0, w = 0; unit < hidden; unit++) {
      let act = biases[unit];
      for (let i = 0; i < size; i++, w++) act += inputs[w] * seen[i];
      const out = act > 0 ? act : 0;
      fired[unit] = out;
      sum += outputs[unit] * out;
    }
    return sum;
  }
}
