import type { Reason } from '@cabinet-wars/kernel';
import { onReveal } from './abilities.ts';
import { MINISTRIES, type Ministry } from './data/ministries.ts';
import { SIDES, type Side } from './data/sides.ts';
import { because } from './reasons.ts';
import type { State } from './state.ts';
import type { Context } from './words.ts';

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
