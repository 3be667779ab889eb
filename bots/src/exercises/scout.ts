import {
  type AnyGame,
  type Choice,
  type FoundExercise,
  type GameState,
  type PlayedWay,
  Seeded,
} from '@cabinet-wars/kernel';
import type { Situation } from '../bot.ts';
import { dilemmaOf, type Sense } from '../levels/player.ts';
import type { Ideas } from './ideas.ts';
import { lessThan, type Outcomes, playOuts } from './play-outs.ts';
import { type Way, waysFrom } from './ways.ts';

/** What a position has to decide: the measured part of an exercise. */
export type Weighed = Pick<FoundExercise, 'best' | 'others' | 'playOuts' | 'gap'>;

/** So many ideas are played out. */
const IDEAS = 4;
/**
 * How sure it has to be after so many play-outs for any more to be worth the time, and how sure for no more to be needed: the
 * difference over its standard error.
 */
const STAGES = [
  { after: 6, sure: 0.7, enough: Number.POSITIVE_INFINITY },
  { after: 20, sure: 1.8, enough: 6 },
  { after: Number.POSITIVE_INFINITY, sure: 3.5, enough: 3.5 },
] as const;

/** Looks for positions with one right idea. */
export class Scout<G extends GameState, C extends Choice> {
  readonly ideas: Ideas;
  readonly #game: AnyGame;
  readonly #sense: Sense<G, C>;

  constructor(game: AnyGame, sense: Sense<G, C>, ideas: Ideas) {
    this.#game = game;
    this.#sense = sense;
    this.ideas = ideas;
  }

  /** Where a bot has no doubt: the best way of each idea; null where there is nothing to find. */
  ways(situation: Situation, seed: string, at: readonly string[] = this.ideas.asked): readonly Way<C>[] | null {
    const { own } = situation.asks;
    if (own === null || own.options.length < 2 || !at.includes(own.key)) return null;
    const g: G = this.#game.sample(situation.view, new Seeded(seed));
    if (!this.ideas.isDue(g, own.key)) return null;
    this.#sense.judgement.prepare(g, situation.seat);
    const ways = waysFrom(this.#game, this.#sense, this.ideas, dilemmaOf<G, C>(g, situation));
    const [first, second] = ways;
    if (second === undefined || first.idea.length === 0) return null;
    return first.gain - second.gain >= this.ideas.clear ? ways.slice(0, IDEAS) : null;
  }

  /** Plays them out; null where the first is not clearly the best. */
  weigh({ view, seat, asks }: Situation, ways: readonly Way<C>[], many: number, seed: string): Weighed | null {
    const reach = this.ideas.further[asks.own?.key ?? ''] ?? this.ideas.reach;
    const said = ways.map((way) => way.said);
    let all: Outcomes = ways.map(() => []);
    for (const { after, sure, enough } of STAGES) {
      const [from, to] = [all[0].length, Math.min(after * (reach.patience ?? 1), many)];
      const seeds = Array.from({ length: to - from }, (_, i) => `${seed}.${from + i}`);
      const more = playOuts(this.#game, this.#sense, this.ideas.closing, view, seat, said, reach, seeds);
      all = all.map((values, i) => [...values, ...more[i]]);
      if (!isClear(all, sure, this.ideas.least)) return null;
      if (isClear(all, enough, this.ideas.least)) break;
    }
    return this.#weighed(ways, all);
  }

  /** Plays the ideas of an exercise out again, with other luck: how much less each gives than the best. */
  again(
    { view, seat, asks }: Situation,
    { best, others }: FoundExercise,
    many: number,
    seed: string,
  ): readonly PlayedWay[] {
    const reach = this.ideas.further[asks.own?.key ?? ''] ?? this.ideas.reach;
    const parsed = [best, ...others].map(({ said }) =>
      said.flatMap((text): C[] => this.#game.notation.parse(text) ?? []),
    );
    const seeds = Array.from({ length: many }, (_, i) => `${seed}.${i}`);
    const [first, ...rest] = playOuts(this.#game, this.#sense, this.ideas.closing, view, seat, parsed, reach, seeds);
    return rest.map((values, i) => ({ ...others[i], ...rounded(lessThan(first, values)) }));
  }

  #weighed(ways: readonly Way<C>[], [best, ...rest]: Outcomes): Weighed {
    const told = (way: Way<C>, values: readonly number[]): PlayedWay => ({
      idea: way.idea,
      said: way.said.map((choice) => this.#game.notation.format(choice)),
      ...rounded(lessThan(best, values)),
    });
    const others = rest.map((values, i) => told(ways[i + 1], values)).sort((a, b) => a.less - b.less);
    return { best: told(ways[0], best), others, playOuts: best.length, gap: fine(ways[0].gain - ways[1].gain) };
  }
}

function isClear([best, ...rest]: Outcomes, sure: number, least: number): boolean {
  return rest.every((values) => {
    const { less, error } = lessThan(best, values);
    return less >= least && less >= sure * error;
  });
}

const fine = (n: number): number => Math.round(100 * n) / 100;
const rounded = ({ less, error }: { readonly less: number; readonly error: number }) => ({
  less: fine(less),
  error: fine(error),
});
