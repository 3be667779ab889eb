import type { Result } from '@cabinet-wars/kernel';
import type { Edition } from '../src/data/numbers.ts';
import type { Final } from '../src/state.ts';

/** Every way a game can end, and how its end shows it. Each has a recorded game of either edition in `golden/`. */
export const ENDINGS = {
  'plain-win': (result, final) => result.reason === 'most-points' && isCalm(final) && !isNegative(result),
  'tie-broken-by-unrest': (result, final) => result.reason === 'least-unrest' && isCalm(final) && isLevel(result),
  'shared-tie': (result, final) => result.reason === 'shared' && isCalm(final) && isLevel(result),
  revolution: (result, final) => result.reason === 'most-points' && !isCalm(final) && !isNegative(result),
  'negative-score': isNegative,
} as const satisfies Record<string, (result: Result, final: Final) => boolean>;

export type Ending = keyof typeof ENDINGS;

export const goldenFile = (edition: Edition, ending: Ending): URL =>
  new URL(`golden/${edition}-${ending}.txt`, import.meta.url);

const isCalm = ({ revolution }: Final): boolean => !revolution.includes(true);
function isNegative({ scores }: Result): boolean {
  return scores.some((score) => score < 0);
}
/** The two best have equal points. */
const isLevel = ({ scores }: Result): boolean => {
  const [best, next] = scores.toSorted((a, b) => b - a);
  return best === next;
};
