import type { Network, Weights } from './network.ts';

/** So many digits are kept: more would tell nothing. */
const DIGITS = 5;

/** A network's weights as plain numbers. */
export const weightsOf = (network: Network, { features, unit }: Pick<Weights, 'features' | 'unit'>): Weights => ({
  features,
  unit,
  mean: rounded(network.mean),
  scale: rounded(network.scale),
  bias: round(network.bias),
  linear: rounded(network.linear),
  inputs: rounded(network.inputs),
  biases: rounded(network.biases),
  outputs: rounded(network.outputs),
});

const round = (x: number): number => Number(x.toPrecision(DIGITS));
const rounded = (list: Float64Array): number[] => [...list].map(round);

/** What each feature weighs by itself, in points. */
export const pointsOf = ({ unit, scale, linear }: Weights): number[] =>
  linear.map((each, i) => (unit * each) / scale[i]);
