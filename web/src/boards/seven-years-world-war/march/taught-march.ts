import type { SquareId } from '@cabinet-wars/seven-years-world-war/data';
import type { BoardProps } from '../read/seen.ts';
import type { Setting, Taken } from './force.ts';

type Props = Pick<BoardProps, 'taught'>;

/** In a lesson: who is meant to set out from a square; null where nobody is, or everybody may. */
export function taughtCounts({ taught }: Props, how: Setting, from: SquareId): Taken['counts'] | null {
  const at = (taught?.wanted ?? []).findIndex((choice) => choice.t === how && choice.square === from);
  if (at < 0) return null;
  const counts: Record<string, number> = {};
  for (const choice of taught?.wanted.slice(at + 1) ?? []) {
    if (choice.t !== 'take') break;
    counts[choice.piece] = (counts[choice.piece] ?? 0) + 1;
  }
  return Object.keys(counts).length === 0 ? null : counts;
}

/** In a lesson: where the force that is meant to set out is to go. */
export function taughtGoal({ taught }: Props, from: SquareId | null): SquareId | null {
  const { wanted = [] } = taught ?? {};
  const isMeant = wanted.some((choice) => choice.t === 'move' && choice.square === from);
  const last = isMeant ? wanted.findLast(({ t }) => t === 'step') : undefined;
  return last?.t === 'step' ? last.square : null;
}
