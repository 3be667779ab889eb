import type { Move, Situation } from '@cabinet-wars/bots';
import { type Limits, think } from '@cabinet-wars/host/bots';
import { loadGame } from './load-game.ts';

/** Where bots think: in a thread of their own, so that the table answers meanwhile; in tests just here. */
export interface BotRunner {
  decide(game: string, bot: string, situation: Situation, limits: Limits): Promise<Move> | Move;
}

/** Bots that think in this very thread. */
export class Bots implements BotRunner {
  async decide(game: string, bot: string, situation: Situation, limits: Limits): Promise<Move> {
    return think((await loadGame(game)).game, bot, situation, limits);
  }
}

export const botMethods = ['decide'] as const;
