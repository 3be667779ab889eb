import type { AnyGame, Choice, GameState, Option } from '@cabinet-wars/kernel';
import type { Reviewer } from '../bot.ts';
import { suggestionOf } from '../greedy/suggestions.ts';
import type { Level } from './level.ts';
import { dilemmaOf, type Sense, thinkInSteps } from './player.ts';

/**
 * Looks back at a decision: what was chosen beside the best a player of that level sees, both as they looked then, and how far
 * the dice then helped or hurt.
 */
export const reviewerAt = <G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: Sense<G, C>,
  level: Level,
): Reviewer =>
  function* review(before, said, after, budget) {
    const { judgement } = sense;
    const { seat, view, asks } = before;
    if (asks.own === null || asks.own.options.length < 2) return null;
    const g: G = game.sample(view, budget.chance);
    judgement.prepare(g, seat);
    const dilemma = dilemmaOf<G, C>(g, before);
    const [best] = yield* thinkInSteps(game, sense, level, before, dilemma, budget);
    const only = { ...dilemma, options: [said as Option<C>] };
    const [chosen] = yield* thinkInSteps(game, sense, level, before, only, budget);
    const stood = judgement.value(g, seat) + chosen.gain;
    return {
      best: suggestionOf(judgement, dilemma, best.gain > chosen.gain ? best : chosen),
      chosen: suggestionOf(judgement, dilemma, chosen),
      lost: Math.max(0, best.gain - chosen.gain),
      luck: after === null ? 0 : judgement.value(game.sample(after, budget.chance), seat) - stood,
    };
  };
