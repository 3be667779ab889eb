import type { AnyGame, Choice, GameState } from '@cabinet-wars/kernel';
import type { Ideas } from './ideas.ts';
import { Scout } from './scout.ts';

export type { Scout, Weighed } from './scout.ts';
export type { Way } from './ways.ts';

/** Finds exercises in a game, by how its bots judge positions. */
export async function scoutFor(game: AnyGame): Promise<Scout<GameState, Choice>> {
  const [{ sense }, { ideas }]: [{ sense: (game: AnyGame) => never }, { ideas: Ideas }] = await Promise.all([
    import(`../judgement/${game.id}/sense.ts`),
    import(`../judgement/${game.id}/ideas.ts`),
  ]);
  return new Scout<GameState, Choice>(game, sense(game), ideas);
}
