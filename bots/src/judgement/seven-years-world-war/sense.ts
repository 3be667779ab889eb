import type { AnyGame } from '@cabinet-wars/kernel';
import type { Choice, State } from '@cabinet-wars/seven-years-world-war/view';
import { learnedValue } from '../../learning/value.ts';
import type { Sense } from '../../levels/player.ts';
import { features } from './features.ts';
import { weights } from './generated/weights.ts';
import { isRest, judgementOf } from './judgement.ts';

/** Where a plan is chosen: a march, an attack, a power to court. */
const SEARCHED = ['movement-phase.act', 'combat-phase.act', 'diplomacy.hub'];

const SETTLED = ['initiative.'];

/** The sense for the game that all levels share. */
export function sense(game: AnyGame): Sense<State, Choice> {
  const value = learnedValue(game, features, weights);
  return {
    judgement: judgementOf(game, value),
    quick: judgementOf(game, value),
    unit: weights.unit,
    reach: { turns: 1, nodes: 24, most: 60 },
    isSettled: (key) => isRest(key) || SETTLED.some((start) => key.startsWith(start)),
    period: (g) => g.turn,
    isSearched: (key) => SEARCHED.includes(key),
  };
}
