import type { Reason } from '@cabinet-wars/kernel';
import { MINISTRIES, type Ministry } from '../data/ministries.ts';
import { SIDES, type Side } from '../data/sides.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';
import { because } from '../vocabulary/reasons.ts';
import { onReveal } from './abilities.ts';

/** Rule 8: a ministry may be turned up in an own Action Round, for its abilities or merely to have it up. */
export function mayReveal(g: State, side: Side, ministry: Ministry): Reason | null {
  if (!g.secret.ministries[side].includes(ministry))
    return because({ why: 'ministry-not-held', ministry: MINISTRIES[ministry] });
  return g.revealed[ministry] === 1 ? because({ why: 'ministry-face-up', ministry: MINISTRIES[ministry] }) : null;
}

export function reveal(g: State, side: Side, ministry: Ministry, x: Context): void {
  g.revealed[ministry] = 1;
  x.reveal();
  x.log?.({ t: 'ministry-revealed', side: SIDES[side], ministry: MINISTRIES[ministry] });
  onReveal(g, ministry, x);
}
