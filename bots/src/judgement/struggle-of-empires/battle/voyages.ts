import type { Frame } from '@cabinet-wars/kernel';
import { placeOf } from '@cabinet-wars/struggle-of-empires/data';
import { hasOriginalSeaMove, needsSeaCheck } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Choice, State } from '@cabinet-wars/struggle-of-empires/view';
import type { Dilemma } from '../../../greedy/judgement.ts';

/** What a sea check costs on the average: units lost or held up, and gold paid against that. */
const TWO_DICE = 0.15;
const SEA_DIE = 0.3;

/** A plan supposes that ships arrive; this is what that leaves out. */
export function seaToll({ g }: Dilemma<State, Choice>, choice: Choice): number {
  if (choice.t !== 'to') return 0;
  const { from } = g.stack[g.stack.length - 1] as Frame<{ from?: number }>;
  if (from === undefined || !needsSeaCheck(from, placeOf(choice.place))) return 0;
  return hasOriginalSeaMove(g) ? TWO_DICE : SEA_DIE;
}
