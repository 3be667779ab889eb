import type { Reason, Seat } from '@cabinet-wars/kernel';
import type { Power } from '../data/powers.ts';
import type { State } from '../state.ts';
import { isSpent, mayAct, turn } from '../turn/turn.ts';
import type { ActionId, Choice, ChoiceKind } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';

/** Where the game stands, for one who wishes something: the power that wishes, and the question asked of it. */
export interface Standing {
  readonly g: State;
  readonly seat: Seat;
  readonly power: Power;
  readonly key: string;
}

type Of<T extends ChoiceKind> = Partial<Extract<Choice, { t: T }>>;

/** What stands in the way of each kind of choice. */
export type Explainers = { readonly [T in ChoiceKind]?: (s: Standing, wish: Of<T>) => Reason | null };

/**
 * What stands in the way of something that is part of an action: that no such action is left, then the thing itself, then
 * whatever else the action lacks, and at last that it must be chosen before.
 */
export function partOf(s: Standing, action: ActionId, refused: () => Reason | null): Reason | null {
  if (s.key !== 'turn.act') return refused();
  const f = turn.within(s.g);
  return isSpent(s.g, f, action) ?? refused() ?? mayAct(s.g, f, action) ?? because({ why: 'action-first', action });
}
