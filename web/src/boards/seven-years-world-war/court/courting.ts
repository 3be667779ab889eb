import { isOffered } from '@cabinet-wars/kernel';
import type { MarkerId, PowerId } from '@cabinet-wars/seven-years-world-war/data';
import { useEffect } from 'react';
import { makeStore } from '../../kit/store.ts';
import type { BoardProps, GameChoice } from '../read/seen.ts';
import type { Lay } from './chances.ts';

/** The cell looked at, what the others might lay, and markers still to be laid for an attempt that has begun. */
export const courting = makeStore<{
  readonly power: PowerId | null;
  readonly lay: Lay | null;
  readonly opposed: number;
  readonly due: readonly MarkerId[] | null;
  /** The question at which the last of them was said. */
  readonly saidAt: number;
}>({ power: null, lay: null, opposed: 0, due: null, saidAt: -1 });

/** All that is said to lay them for a power. */
export const choicesFor = (power: PowerId, { markers: [first, ...rest] }: Lay): readonly GameChoice[] => [
  { t: 'diplomacy', power, marker: first },
  ...rest.map((marker): GameChoice => ({ t: 'lay', marker })),
  { t: 'done' },
];

/** Names the power with the first marker; the others are laid one by one, since each is seen to lie there. */
export function court({ ask, pick }: Pick<BoardProps, 'ask' | 'pick'>, power: PowerId, { markers }: Lay): void {
  const [first, ...due] = markers;
  courting.set({ power: null, lay: null, due, saidAt: ask?.askId ?? -1 });
  pick([{ t: 'diplomacy', power, marker: first }]);
}

/** Lays what is due, and then says that this is all. */
export function useCourting({ ask, pick }: BoardProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const { due, saidAt } = courting.get();
    // The map may come to a question twice, or late: it is answered once.
    if (ask === null || due === null || ask.askId <= saidAt) return;
    const [next, ...rest] = due;
    const choice: GameChoice = next === undefined ? { t: 'done' } : { t: 'lay', marker: next };
    courting.set({ due: ask.key === 'attempt.commit' && next !== undefined ? rest : null, saidAt: ask.askId });
    if (ask.key === 'attempt.commit' && isOffered(ask.options, choice)) pick([choice]);
  }, [ask?.askId]);
}
