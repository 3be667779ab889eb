import type { AnyGame } from '@cabinet-wars/kernel';
import type { Choice, State } from '@cabinet-wars/seven-years-world-war/view';
import type { Weights } from '../../learning/network.ts';
import { learnedValue } from '../../learning/value.ts';
import type { Sense } from '../../levels/player.ts';
import { features } from './features.ts';
import { weights } from './generated/weights.ts';
import { isRest, judgementOf } from './judgement.ts';
import { SIGHTS, type Sight } from './marching/sight.ts';

const SETTLED = ['initiative.'];

/** The same weights, but for what is not thought of. */
const without = (all: Weights, overlooked: readonly string[]): Weights => ({
  ...all,
  linear: all.linear.map((weight, i) => (overlooked.includes(all.features[i]) ? 0 : weight)),
});

/** The sense for the game that all levels share; the gentler see less far. */
export function sense(game: AnyGame): Sense<State, Choice> {
  const judgementAt = (sight: Sight) =>
    judgementOf(game, learnedValue(game, features, without(weights, sight.overlooks)), sight);
  const judgement = judgementAt(SIGHTS.marshal);
  return {
    judgement,
    quick: judgement,
    at: (level) => judgementAt(SIGHTS[level]),
    unit: weights.unit,
    isSettled: (key) => isRest(key) || SETTLED.some((start) => key.startsWith(start)),
    period: (g) => g.turn,
    // A turn has dozens of marches and attacks: looking into replies to each takes many times what a turn may.
    lookAt: () => null,
  };
}
