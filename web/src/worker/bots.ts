import type { Move, Reply, Situation, Suggestion } from '@cabinet-wars/bots';
import { advise, forecast, type Limits, think } from '@cabinet-wars/host/bots';
import { type Course, courseInSteps, type Judged, judgementInSteps, type Progress } from '@cabinet-wars/host/review';
import type { Deal, OwnData, Seat, View } from '@cabinet-wars/kernel';
import { inSlices } from '../slices.ts';
import { loadGame } from './load-game.ts';
import { readForReview } from './read-for-review.ts';

type Awaitable<T> = Promise<T> | T;

/** Where bots think: in a thread of their own, so that the table answers meanwhile; in tests just here. */
export interface BotRunner {
  /** Makes components known that a table is played with, before bots think at it. */
  know(game: string, data: OwnData): Awaitable<void>;
  decide(game: string, bot: string, situation: Situation, limits: Limits): Awaitable<Move>;
  /** What could be done, the best first; null where it was cancelled, by the number of the call. */
  advise(
    call: number,
    game: string,
    bot: string,
    situation: Situation,
    limits: Limits,
  ): Awaitable<readonly Suggestion[] | null>;
  cancel(call: number): Awaitable<void>;
}

/** For each decision looked back at: many are, so less than advice takes. */
const REVIEWING = { nodes: 300, milliseconds: 300, seed: 'review' } as const;

/** The same offer is always answered the same way while nothing has changed. */
const FORESEEING = { nodes: 200, milliseconds: 100, seed: 'forecast' } as const;

/** Bots that think in this very thread. */
export class Bots implements BotRunner {
  readonly #cancelled = new Set<number>();
  readonly #progress = new Map<number, Progress>();

  async know(game: string, data: OwnData): Promise<void> {
    await loadGame(game, data);
  }

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

  cancel(call: number): void {
    this.#cancelled.add(call);
  }

  /** What a bot would likely say to an offer, from the view of whoever thinks of making it. */
  async forecast(game: string, bot: string, view: View<unknown, unknown>, deal: Deal): Promise<Reply | null> {
    return forecast((await loadGame(game)).game, bot, { view }, deal, FORESEEING);
  }

  /** How a finished game went and what was luck, from its transcript; null where it was cancelled. */
  async course(call: number, transcript: string): Promise<Course | null> {
    const { game, reviewer, recording } = await readForReview(transcript);
    return this.#review(call, courseInSteps(game, reviewer, recording, 'review'));
  }

  /** What the game's usual bot makes of all a seat decided in it. */
  async judgement(call: number, transcript: string, seat: Seat): Promise<Judged | null> {
    const { game, reviewer, recording } = await readForReview(transcript);
    return this.#review(call, judgementInSteps(game, reviewer, recording, seat, REVIEWING));
  }

  /** How far a review has got; null where none of that number is under way. */
  progress(call: number): Progress | null {
    return this.#progress.get(call) ?? null;
  }

  async #review<T>(call: number, steps: Generator<Progress, T>): Promise<T | null> {
    try {
      return await inSlices(this.#watched(call, steps), () => this.#cancelled.delete(call));
    } finally {
      this.#progress.delete(call);
    }
  }

  *#watched<T>(call: number, steps: Generator<Progress, T>): Generator<void, T> {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      this.#progress.set(call, value);
      yield;
    }
  }
}

export const botMethods = [
  'know',
  'decide',
  'advise',
  'cancel',
  'forecast',
  'course',
  'judgement',
  'progress',
] as const;
