import type { AnyGame } from '@cabinet-wars/kernel';
import type { Choice, State } from '@cabinet-wars/seven-years-world-war/view';
import { learnedValue } from '../../learning/value.ts';
import type { Sense } from '../../levels/player.ts';
import { features } from './features.ts';
import { weights } from './generated/weights.ts';
import { isRest, judgementOf } from './judgement.ts';

const SETTLED = ['initiative.'];

/** The sense for the game that all levels share. */
export function sense(game: AnyGame): Sense<State, Choice> {
  const value = learnedValue(game, features, weights);
  return {
    judgement: judgementOf(game, value),
    quick: judgementOf(game, value),
    unit: weights.unit,
    isSettled: (key) => isRest(key) || SETTLED.some((start) => key.startsWith(start)),
    period: (g) => g.turn,
    // A turn has dozens of marches and attacks: looking into replies to each takes many times what a turn may.
    lookAt: () => null,
  };
}
