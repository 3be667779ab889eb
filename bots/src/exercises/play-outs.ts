import {
  type AnyGame,
  type Choice,
  Context,
  copy,
  type GameState,
  isOffered,
  type Question,
  type Seat,
  Seeded,
  type View,
} from '@cabinet-wars/kernel';
import { bestPlan } from '../greedy/plan.ts';
import type { Sense } from '../levels/player.ts';
import type { Further, Ideas } from './ideas.ts';

/** What some ways came to, play-out by play-out: the same luck, and the same hidden things, for all of them. */
export type Outcomes = readonly (readonly number[])[];

/**
 * Plays each way out a number of times from what a seat knows. Where a sample does not offer its choices, the seat plays on
 * without them.
 */
export function playOuts<G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: Sense<G, C>,
  closing: Ideas['closing'],
  view: View<unknown, unknown>,
  seat: Seat,
  ways: readonly (readonly C[])[],
  reach: Further,
  seeds: readonly string[],
): Outcomes {
  const values: number[][] = ways.map(() => []);
  for (const seed of seeds) {
    const state: G = game.sample(view, new Seeded(`${seed}.known`));
    ways.forEach((choices, i) => {
      values[i].push(playOn(game, sense, closing, copy(state), seat, choices, reach, seed));
    });
  }
  return values;
}

/** Makes these choices, then bots play for everybody, with dice, until the period ends; the value for the seat then. */
function playOn<G extends GameState, C extends Choice>(
  game: AnyGame,
  { quick, period }: Sense<G, C>,
  closing: Ideas['closing'],
  g: G,
  seat: Seat,
  choices: readonly C[],
  { turns: most, nodes, most: questions }: Further,
  seed: string,
): number {
  // The dice of a turn do not hang on how many were cast in those before: what others do falls out alike whatever was said.
  let x = new Context<unknown>(new Seeded(seed));
  let question: Question<C> | null = game.flow.question(g);
  const root = question?.key ?? '';
  const began = period(g);
  let [turns, last, done] = [0, seat, 0];
  for (let n = 0; n < questions && question !== null; n++) {
    if (period(g) !== began) break;
    const { seat: asked, options } = question.waiting[0];
    if (quick.isRest(question.key) && asked !== last) {
      if (++turns > most) break;
      last = asked;
      x = new Context<unknown>(new Seeded(`${seed}.${turns}`));
    }
    x.clear();
    if (asked === seat && done < choices.length && isOffered(options, choices[done])) {
      question = game.flow.choose(g, asked, choices[done++], x);
      continue;
    }
    // What does not go as meant is thought of afresh.
    if (asked === seat) done = choices.length;
    const isBack = asked === seat && turns === 0 && question.key === root;
    const close: C | null = isBack ? game.notation.parse(closing[root] ?? '') : null;
    if (close !== null && isOffered(options, close)) {
      question = game.flow.choose(g, asked, close, x);
      continue;
    }
    const seen = copy(g);
    quick.prepare(seen, asked);
    const { choice } = bestPlan(
      game,
      quick,
      { g: seen, seat: asked, key: question.key, options },
      { nodes, isLate: () => false },
    );
    question = game.flow.choose(g, asked, choice, x);
  }
  return quick.value(g, seat);
}

/** How much less a way gives than another, on the mean over play-outs in pairs, and the standard error of that. */
export function lessThan(
  best: readonly number[],
  other: readonly number[],
): { readonly less: number; readonly error: number } {
  const less = best.map((value, i) => value - other[i]);
  const mean = less.reduce((sum, each) => sum + each, 0) / less.length;
  const spread = less.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, less.length - 1);
  return { less: mean, error: Math.sqrt(spread / less.length) };
}
