import { type AnyGame, type Choice, type GameState, isOffered } from '@cabinet-wars/kernel';
import type { Budget } from '../bot.ts';
import type { Dilemma, Judgement, Settled } from '../greedy/judgement.ts';
import { type Limits, plansInSteps } from '../greedy/plan.ts';
import type { Level } from './level.ts';

/** How the highest level plans where a game has more to a turn than one plan. */
export interface Far<G extends GameState, C extends Choice> {
  /** For plans of a whole turn. */
  readonly judgement: Judgement<G, C>;
  readonly limits: Required<Omit<Limits, 'isLate'>>;
  /** Questions at which plans are first made as others make them, and how many of the best are then looked into; null where all are, at once. */
  firsts(key: string): number | null;
}

/** The plans of one's own, the best first. */
export function* ownPlans<G extends GameState, C extends Choice>(
  game: AnyGame,
  { judgement, far }: { readonly judgement: Judgement<G, C>; readonly far?: Far<G, C> },
  { share, length, isFar }: Level,
  dilemma: Dilemma<G, C>,
  budget: Budget,
): Generator<void, readonly Settled<C>[]> {
  const limits: Limits = { ...limitsOf(budget, Math.min(1, share)), length };
  if (!isFar || far === undefined) return yield* plansInSteps(game, judgement, dilemma, limits);
  const firsts = far.firsts(dilemma.key);
  const long = { ...farLimits(far, limitsOf(budget, share)), ...(firsts === null ? { isLate: limits.isLate } : {}) };
  if (firsts === null) return yield* plansInSteps(game, far.judgement, dilemma, long);
  const plans = yield* plansInSteps(game, judgement, dilemma, limits);
  const looked: Settled<C>[] = [];
  for (const { choice } of plans.slice(0, firsts)) {
    if (long.isLate()) break;
    const options = dilemma.options.filter((option) => isOffered([option], choice));
    looked.push(...(yield* plansInSteps(game, far.judgement, { ...dilemma, options }, long)));
  }
  const rest = plans.slice(looked.length);
  return [...looked, ...rest].sort((a, b) => b.gain - a.gain);
}

/** With fewer nodes fewer plans are followed, so that those are followed to their end. */
function farLimits<G extends GameState, C extends Choice>({ limits }: Far<G, C>, { nodes, isLate }: Limits): Limits {
  const part = Math.min(1, nodes / limits.nodes);
  return { ...limits, nodes: part * limits.nodes, width: Math.max(2, Math.round(part * limits.width)), isLate };
}

export function limitsOf({ nodes, milliseconds }: Budget, share: number): Limits {
  const until = performance.now() + milliseconds * share;
  return { nodes: Math.max(1, Math.round(nodes * share)), isLate: () => performance.now() > until };
}
