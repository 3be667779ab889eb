import { useEffect } from 'react';
import { makeStore } from '../../kit/store.ts';
import type { BoardProps, GameChoice } from '../read/seen.ts';
import { goOn } from './pay.ts';
import { stillDue } from './train.ts';

/** Lessons paid for and not yet given. A leader from the hand is shown first, so they are said one after the other. */
export const schooling = makeStore<{ readonly due: readonly GameChoice[]; readonly isUnderWay: boolean }>({
  due: [],
  isUnderWay: false,
});

/** Goes on with what was ordered in the training table; when all is done, the phase is over. */
export function useSchooling({ ask, pick, lookAhead }: BoardProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const { due, isUnderWay } = schooling.get();
    if (ask === null || !isUnderWay) return;
    if (!ask.key.startsWith('training.')) {
      schooling.set({ due: [], isUnderWay: false });
      return;
    }
    const left = stillDue(due, ask);
    if (left.length > 0) {
      schooling.set({ due: left.slice(1) });
      pick([left[0]]);
      return;
    }
    schooling.set({ due: [], isUnderWay: false });
    if (ask.key === 'training.hub') void goOn([{ t: 'done' }], ask, lookAhead, false).then(pick);
  }, [ask?.askId]);
}
