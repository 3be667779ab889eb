import type { AnyGame, Choice, GameState } from '@cabinet-wars/kernel';
import type { Adviser, Suggestion, Why } from '../bot.ts';
import type { Dilemma, Judgement, Settled } from './judgement.ts';
import { plansInSteps } from './plan.ts';
import { limitsOf } from './planner.ts';

/** More than that nobody compares. */
const SUGGESTIONS = 3;

/** Says what a planner would think about: of its plans the best three that differ in kind. */
export const adviserOf = <G extends GameState, C extends Choice>(game: AnyGame, judgement: Judgement<G, C>): Adviser =>
  function* advise({ seat, view, asks: { own } }, budget) {
    if (own === null) return [];
    const g: G = game.sample(view, budget.chance);
    judgement.prepare(g, seat);
    const dilemma: Dilemma<G, C> = { g, seat, key: own.key, options: own.options as Dilemma<G, C>['options'] };
    const plans = yield* plansInSteps(game, judgement, dilemma, limitsOf(budget));
    return ofDifferentKinds(plans.map((settled) => suggestion(judgement, dilemma, settled)));
  };

function suggestion<G extends GameState, C extends Choice>(
  judgement: Judgement<G, C>,
  dilemma: Dilemma<G, C>,
  settled: Settled<C>,
): Suggestion<C> {
  const { choice, plan, gain } = settled;
  const next = plan.length > 0 ? plan : (judgement.next?.(dilemma, choice) ?? []);
  return { choice, next, gain, why: judgement.why(dilemma, settled) };
}

/** The best of every kind; where there are too few kinds, the best of the others too. */
function ofDifferentKinds(all: readonly Suggestion[]): readonly Suggestion[] {
  const kinds = new Set<string>();
  const first = all.filter(({ choice, why }) => {
    const kind = `${choice.t} ${kindOf(why)}`;
    return !kinds.has(kind) && kinds.add(kind);
  });
  const rest = all.filter((each) => !first.includes(each));
  return [...first, ...rest].slice(0, SUGGESTIONS).sort((a, b) => b.gain - a.gain);
}

/** The same reason about the same thing is one kind, however much it gains. */
const kindOf = (why: Why): string =>
  Object.entries(why)
    .filter(([, fact]) => typeof fact !== 'number')
    .map(([, fact]) => String(fact))
    .join(' ');
