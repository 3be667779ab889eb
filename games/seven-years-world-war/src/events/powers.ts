import type { PowerId } from '../data/powers.ts';
import type { Kinds } from '../events.ts';

/** Set-up, diplomacy, powers changing hands, the effects of markers, negotiation. */
export type PowersEvent =
  /** Who controls a power now; null: neutral. */
  { readonly t: 'control'; readonly power: PowerId; readonly seat: number | null };

export const powersEvents: Kinds<PowersEvent> = { control: [] };
