import { botCalled, type Move, randomBot, type Situation } from '@cabinet-wars/bots';
import { type AnyGame, Seeded } from '@cabinet-wars/kernel';

/** How long a bot may think about a move at a table, whichever is reached first. */
export const THINKING = { nodes: 2000, milliseconds: 150 } as const;

/** How long it may think, and where its own numbers come from: a budget that can be sent to a thread. */
export interface Limits {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly seed: string;
}

/** What a bot of some kind does in a situation; where nobody knows the kind any more, the lot decides. */
export async function think(game: AnyGame, bot: string, situation: Situation, limits: Limits): Promise<Move> {
  const { seed, ...budget } = limits;
  const make = (await (await botCalled(game.id, bot))?.load()) ?? randomBot;
  return make(game)(situation, { ...budget, chance: new Seeded(seed) });
}

/** For when a bot cannot be relied on. */
export const byLot = (game: AnyGame, situation: Situation, seed: string): Move | Promise<Move> =>
  randomBot(game)(situation, { ...THINKING, chance: new Seeded(seed) });
