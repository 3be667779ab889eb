import type { AnyGame, GameState, Result, Seat } from '@cabinet-wars/kernel';
import type { FeatureTable } from './features.ts';
import { Network, type Weights } from './network.ts';

/** How well a seat stands, in points. */
export type Value<G extends GameState> = (g: G, seat: Seat) => number;

/** Beyond this a game is as good as decided: what a won or lost one is worth in units of the network. */
const DECIDED = 9;

/** The value a network has learned; of a game that is over, whether it was won. */
export function learnedValue<G extends GameState>(game: AnyGame, table: FeatureTable<G>, weights: Weights): Value<G> {
  const network = new Network(weights);
  const known = weights.features.length === table.size && weights.features.every((name, i) => name === table.names[i]);
  if (!known) throw new TypeError('these weights were learned for other features');
  const features = new Float64Array(table.size);
  return (g, seat) => {
    const result = g.stack.length === 0 ? game.result(g) : null;
    if (result !== null) return weights.unit * DECIDED * (2 * shareOf(result, seat) - 1);
    table.read(g, seat, features);
    return weights.unit * network.answer(features);
  };
}

/** A seat's part of the first place. */
export const shareOf = ({ places: [first] }: Result, seat: Seat): number =>
  first.includes(seat) ? 1 / first.length : 0;
