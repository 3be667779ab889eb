import type { AnyGame, Choice, GameState } from '@cabinet-wars/kernel';
import type { Bot } from '../src/index.ts';
import { LEVELS } from '../src/levels/level.ts';
import { playerOf, type Sense } from '../src/levels/player.ts';

/** Somebody who makes no slips and looks at nobody's replies: a sense for a game in its plain form. */
export const captainOf = <G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: (game: AnyGame) => Sense<G, C>,
): Bot => playerOf(game, sense(game), { ...LEVELS.find(({ id }) => id === 'captain')!, slip: 0 });
