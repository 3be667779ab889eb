import type { Chance, GameState } from '@cabinet-wars/kernel';
import type { FeatureTable } from './features.ts';
import type { Weights } from './network.ts';
import { normal } from './normal.ts';

/** Weights as they are thought to be before anything is learned: every feature by its own start, hidden units without a say. */
export function startingWeights<G extends GameState>(
  table: FeatureTable<G>,
  unit: number,
  spread: { readonly mean: readonly number[]; readonly scale: readonly number[] },
  hidden: number,
  chance: Chance,
): Weights {
  const { mean, scale } = spread;
  const linear = table.starts.map((start, i) => (start * scale[i]) / unit);
  const reach = Math.sqrt(2 / table.size);
  return {
    features: table.names,
    unit,
    mean,
    scale,
    // As a whole at the middle: only differences are known by hand.
    bias: 0,
    linear,
    inputs: Array.from({ length: hidden * table.size }, () => reach * normal(chance)),
    biases: Array(hidden).fill(0),
    outputs: Array(hidden).fill(0),
  };
}

/** Before any data: features as they are. */
export const unscaled = (size: number) => ({ mean: Array<number>(size).fill(0), scale: Array<number>(size).fill(1) });

/** Plain weights: so many points for every feature, and nothing hidden. */
export const weighed = <G extends GameState>(
  table: FeatureTable<G>,
  unit: number,
  points: readonly number[],
): Weights => ({
  features: table.names,
  unit,
  ...unscaled(table.size),
  bias: 0,
  linear: points.map((each) => each / unit),
  inputs: [],
  biases: [],
  outputs: [],
});
