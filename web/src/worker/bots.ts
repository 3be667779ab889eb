import type { Move, Situation } from '@cabinet-wars/bots';
import { botCalled, randomBot } from '@cabinet-wars/bots';
import { Seeded } from '@cabinet-wars/kernel';
import { loadGame } from './load-game.ts';

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
