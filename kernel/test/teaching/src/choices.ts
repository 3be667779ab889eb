import type { Card } from './data/cards.ts';
import type { Province } from './data/provinces.ts';

export type Side = 'attacker' | 'defender';

/** Everything a seat can ever say: one thing at a time. */
export type Choice =
  | { readonly t: 'bid'; readonly gold: number }
  | { readonly t: 'pass' }
  | { readonly t: 'stash'; readonly card: Card }
  | { readonly t: 'keep' }
  | { readonly t: 'attack'; readonly from: Province; readonly to: Province }
  | { readonly t: 'recruit'; readonly province: Province }
  | { readonly t: 'spy'; readonly seat: number }
  | { readonly t: 'rest' }
  | { readonly t: 'help'; readonly side: Side }
  | { readonly t: 'storm' }
  | { readonly t: 'withdraw' }
  | { readonly t: 'commit'; readonly card: Card }
  | { readonly t: 'ready' }
  | { readonly t: 'luck' }
  | { readonly t: 'veto' };
export type ChoiceKind = Choice['t'];

export const PASS: Choice = { t: 'pass' };
