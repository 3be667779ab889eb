import type { Move, Situation, Suggestion } from '@cabinet-wars/bots';
import { advise, type Limits, think } from '@cabinet-wars/host/bots';
import { inSlices } from '../slices.ts';
import { loadGame } from './load-game.ts';

type Awaitable<T> = Promise<T> | T;

/** Where bots think: in a thread of their own, so that the table answers meanwhile; in tests just here. */
export interface BotRunner {
  decide(game: string, bot: string, situation: Situation, limits: Limits): Awaitable<Move>;
  /** What could be done, the best first; null where it was cancelled, by the number of the call. */
  advise(
    call: number,
    game: string,
    bot: string,
    situation: Situation,
    limits: Limits,
  ): Awaitable<readonly Suggestion[] | null>;
  cancelAdvice(call: number): Awaitable<void>;
}

/** Bots that think in this very thread. */
export class Bots implements BotRunner {
  readonly #cancelled = new Set<number>();

  async decide(game: string, bot: string, situation: Situation, limits: Limits): Promise<Move> {
    return think((await loadGame(game)).game, bot, situation, limits);
  }

  async advise(
    call: number,
    game: string,
    bot: string,
    situation: Situation,
    limits: Limits,
  ): Promise<readonly Suggestion[] | null> {
    const steps = await advise((await loadGame(game)).game, bot, situation, limits);
    if (this.#cancelled.delete(call)) return null;
    return inSlices(steps, () => this.#cancelled.delete(call));
  }

  cancelAdvice(call: number): void {
    this.#cancelled.add(call);
  }
}

export const botMethods = ['decide', 'advise', 'cancelAdvice'] as const;
