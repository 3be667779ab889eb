import { type AnyGame, type Chance, type Choice, copy, type GameState, Seeded, type View } from '@cabinet-wars/kernel';
import type { Dilemma, Judgement, Settled } from '../greedy/judgement.ts';
import type { Limits } from '../greedy/plan.ts';
import { type Intended, type Lookout, type PlayingOn, planOf, rollOut } from './rollout.ts';

export interface Breadth {
  /** How many plans are looked into, and how many points they may fall short of the best by. */
  readonly plans: number;
  readonly margin: number;
  /** How often each is played on at most. */
  readonly rounds: number;
}

/** A plan and what playing on from it has come to. */
interface Contender<C extends Choice> {
  readonly settled: Settled<C>;
  readonly intended: Intended<C>;
  sum: number;
  count: number;
}

/**
 * Plays on from the best plans in states that agree with what the seat knows, each time with the same luck for all, and drops
 * the worse half now and then. It stops where the nodes or the time are up, and has a best at every moment.
 */
export function* searchInSteps<G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: PlayingOn<G, C> & { readonly judgement: Judgement<G, C> },
  view: View<unknown, unknown>,
  dilemma: Dilemma<G, C>,
  plans: readonly Settled<C>[],
  lookout: Lookout<G>,
  breadth: Breadth,
  limits: Limits & { readonly chance: Chance },
): Generator<void, readonly Settled<C>[]> {
  const { g, seat } = dilemma;
  const { judgement, quick } = sense;
  const { trust, least: enough, outcome = quick.value } = lookout;
  const before = outcome(g, seat);
  const least = plans[0].gain - breadth.margin;
  let field: Contender<C>[] = plans
    .slice(0, breadth.plans)
    .filter(({ gain }) => gain >= least)
    .map((settled) => ({
      settled,
      intended: { choice: settled.choice, plan: planOf(judgement, dilemma, settled) },
      sum: trust * (before + settled.gain),
      count: trust,
    }));
  let spent = 0;
  for (let round = 1; round <= breadth.rounds && field.length > 1; round++) {
    const state: G = game.sample(view, limits.chance);
    const luck = limits.chance.roll(1 << 30);
    for (const contender of field) {
      const led = rollOut(game, sense, lookout, copy(state), seat, contender.intended, new Seeded(luck));
      if (led === null) continue;
      contender.sum += led.value;
      contender.count++;
      spent += led.nodes;
      yield;
    }
    field.sort((a, b) => b.sum / b.count - a.sum / a.count);
    const isOver = spent >= limits.nodes || limits.isLate();
    if (isOver && round < enough) return plans;
    if (isOver) break;
    if (round === 2 || round === 4 || round === 8) field = field.slice(0, Math.max(2, Math.ceil(field.length / 2)));
  }
  const looked = field.map(({ settled, sum, count }) => ({ ...settled, gain: sum / count - before }));
  return [...looked, ...plans.filter((plan) => !looked.some(({ choice }) => choice === plan.choice))];
}
