import type { Choice, GameState } from '@cabinet-wars/kernel';
import type { Suggestion, Why } from '../bot.ts';
import { type Dilemma, isLastResort, type Judgement, type Settled } from './judgement.ts';

/** More than that nobody compares. */
const SUGGESTIONS = 3;

/** Of some plans the best three that differ in kind, told to somebody else. What is a last resort is nobody's advice, unless there is nothing else. */
export const suggestionsOf = <G extends GameState, C extends Choice>(
  judgement: Judgement<G, C>,
  dilemma: Dilemma<G, C>,
  plans: readonly Settled<C>[],
): readonly Suggestion[] =>
  ofDifferentKinds(
    plans
      .filter(({ gain }, i) => i === 0 || !isLastResort(gain))
      .map((settled) => suggestionOf(judgement, dilemma, settled)),
  );

export function suggestionOf<G extends GameState, C extends Choice>(
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
