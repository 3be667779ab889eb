import { type FrameBase, frameOf } from '@cabinet-wars/kernel';
import { POINTS } from '../data/points.ts';
import type { OpenView } from '../know/view.ts';
import type { Action, Round } from '../peace/round.ts';
import type { State } from '../state.ts';
import { type Choice, isPurchase } from '../vocabulary/choices.ts';
import { priceOf } from './price-of.ts';

/** What a purchase costs in the action under way, as `2 D`; null for everything else. No secret bears on a price. */
export function priceTag(open: OpenView | State, choice: Choice): string | null {
  const stack: readonly FrameBase[] = open.stack;
  const action = frameOf<Action>(open, 'action');
  const round = frameOf<Round>(open, 'action-round');
  if (action === null || action !== stack.at(-1) || round === null || !isPurchase(choice)) return null;
  const price = priceOf(open, round, action, choice);
  return `${price} ${POINTS[action.points]}`;
}
