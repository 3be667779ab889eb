import type { GameState, Seat } from '@cabinet-wars/kernel';
import type { FeatureTable } from './features.ts';
import { Network, type Weights } from './network.ts';

/** How well a seat stands, in points. */
export type Value<G extends GameState> = (g: G, seat: Seat) => number;

/** Beyond this a game is as good as decided: what a won or lost one is worth in units of the network. */
const DECIDED = 9;

/** The value a network has learned. Games that are over are told by `ended`: 1 won, 0 lost, null still played. */
export function learnedValue<G extends GameState>(
  table: FeatureTable<G>,
  weights: Weights,
  ended: (g: G, seat: Seat) => number | null,
): Value<G> {
  const network = new Network(weights);
  const known = weights.features.length === table.size && weights.features.every((name, i) => name === table.names[i]);
  if (!known) throw new TypeError('these weights were learned for other features');
  const features = new Float64Array(table.size);
  return (g, seat) => {
    const end = ended(g, seat);
    if (end !== null) return weights.unit * DECIDED * (2 * end - 1);
    table.read(g, seat, features);
    return weights.unit * network.answer(features);
  };
}
