import type { Move, Situation } from '@cabinet-wars/bots';
import { botCalled, randomBot } from '@cabinet-wars/bots';
import { games } from '@cabinet-wars/games';
import { type AnyGame, Seeded } from '@cabinet-wars/kernel';

/** How long a bot may think, and where its own numbers come from. */
export interface Limits {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly seed: string;
}

/** Where bots think: in a thread of their own, so that the table answers meanwhile; in tests just here. */
export interface BotRunner {
  decide(game: string, bot: string, situation: Situation, limits: Limits): Promise<Move> | Move;
}

/** Bots that think in this very thread. */
export class Bots implements BotRunner {
  async decide(game: string, bot: string, situation: Situation, { seed, ...limits }: Limits): Promise<Move> {
    const { game: rules } = await loadGame(game);
    const make = (await botCalled(bot)?.load()) ?? randomBot;
    return make(rules)(situation, { ...limits, chance: new Seeded(seed) });
  }
}

export const botMethods = ['decide'] as const;

export async function loadGame(id: string): Promise<{ readonly game: AnyGame }> {
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`there is no game called ${id}`);
  return entry.load();
}
