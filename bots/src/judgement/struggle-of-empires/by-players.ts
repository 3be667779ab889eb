import type { AnyGame } from '@cabinet-wars/kernel';
import { players } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { State } from '@cabinet-wars/struggle-of-empires/view';
import type { Weights } from '../../learning/network.ts';
import { learnedValue, type Value } from '../../learning/value.ts';
import { features } from './features/features.ts';
import { weights as ofTwo } from './generated/weights-of-2.ts';
import { weights as ofFive } from './generated/weights-of-5.ts';

/** Weights learned for a number of players: a duel is another game than a war of five. */
const LEARNED: Readonly<Record<number, Weights | undefined>> = { 2: ofTwo, 5: ofFive };

/** What was learned for as many as play; where that is nothing, what all play by. */
export function valueByPlayers(game: AnyGame, usual: Value<State>): Value<State> {
  const learned = Object.entries(LEARNED).flatMap(([count, weights]) =>
    weights === undefined ? [] : [[Number(count), learnedValue(game, features, weights)] as const],
  );
  const values = new Map<number, Value<State>>(learned);
  return (g, seat) => (values.get(players(g)) ?? usual)(g, seat);
}
