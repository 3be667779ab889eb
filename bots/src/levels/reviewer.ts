import type { AnyGame, Choice, GameState } from '@cabinet-wars/kernel';
import type { Budget, Reviewer, Situation, Verdict } from '../bot.ts';
import { type Dilemma, isLastResort, type Judgement, type Settled } from '../greedy/judgement.ts';
import { suggestionOf } from '../greedy/suggestions.ts';
import { type ChosenPlan, chosenPlan } from './chosen-plan.ts';
import type { Level } from './level.ts';
import { playOuts } from './play-outs.ts';
import { dilemmaOf, type Sense, thinkInSteps } from './player.ts';

/** Looks back as a player of that level would. Others' replies are not looked into: a choice is judged by the plan it began. */
export const reviewerAt = <G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: Sense<G, C>,
  level: Level,
): Reviewer => {
  const asJudged: Level = { ...level, thinksTwice: false, search: null };
  const { judgement, quick, unit, isSettled, period, points } = sense;
  function* judge(before: Situation, choices: readonly C[], budget: Budget): Generator<void, Verdict | null> {
    const think = (at: Dilemma<G, C>) => thinkInSteps(game, sense, asJudged, before, at, budget);
    const g: G = game.sample(before.view, budget.chance);
    judgement.prepare(g, before.seat);
    let dilemma: Dilemma<G, C> | null = dilemmaOf<G, C>(g, before);
    let verdict: Verdict | null = null;
    // A gesture may hold several plans in a row.
    for (let from = 0; from < choices.length && dilemma !== null; ) {
      const plans: readonly Settled<C>[] = yield* think(dilemma);
      const found: ChosenPlan<G, C> | null = yield* chosenPlan(game, judgement, dilemma, choices.slice(from), think);
      if (found === null) break;
      verdict = together(verdict, verdictOn(judgement, dilemma, plans, found.settled));
      from += found.used;
      dilemma = found.next;
    }
    return verdict;
  }
  return {
    unit,
    judge,
    isSettled,
    period,
    isInPoints: points !== undefined,
    standing: (g: G, seat, counted = period(g)) =>
      g.stack.length === 0 ? null : points === undefined ? quick.value(g, seat) : points(g, seat, counted),
    playOuts: (from: G, seat, choices: readonly C[], chances) => playOuts(game, sense, from, seat, choices, chances),
  };
};

function verdictOn<G extends GameState, C extends Choice>(
  judgement: Judgement<G, C>,
  dilemma: Dilemma<G, C>,
  plans: readonly Settled<C>[],
  chosen: Settled<C>,
): Verdict {
  const best = plans[0].gain > chosen.gain ? plans[0] : chosen;
  const worst = plans.findLast(({ gain }) => !isLastResort(gain)) ?? best;
  return {
    best: suggestionOf(judgement, dilemma, best),
    chosen: suggestionOf(judgement, dilemma, chosen),
    lost: best.gain - chosen.gain,
    stake: best.gain - Math.min(worst.gain, chosen.gain),
  };
}

/** Of plans in a row all that they gave away counts, and the dearest is told. */
function together(one: Verdict | null, other: Verdict): Verdict {
  if (one === null) return other;
  const told = one.lost >= other.lost ? one : other;
  return { ...told, lost: one.lost + other.lost, stake: one.stake + other.stake };
}
