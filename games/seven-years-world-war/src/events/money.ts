import type { Kinds } from '../events.ts';

/** Treasury, provisioning, pillage, enlightenment. */
export type MoneyEvent =
  /** Points gained (or, below zero, lost) and what for. */
  { readonly t: 'treasury'; readonly seat: number; readonly points: number; readonly for: string };

export const moneyEvents: Kinds<MoneyEvent> = { treasury: [] };
