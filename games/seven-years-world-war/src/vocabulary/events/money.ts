import type { PillageResult, TaxResult } from '../../data/charts.ts';
import type { PowerId } from '../../data/powers.ts';
import type { SquareId } from '../../data/squares.ts';
import type { Kinds } from './kinds.ts';

/** What treasury points come from or go to. Append where a rule moves them for something else. */
export type MoneyFor =
  | 'start'
  | 'taxes'
  | 'trade'
  | 'recruiting'
  | 'marker'
  | 'restoring'
  | 'fortifying'
  | 'legion'
  | 'training'
  | 'provisioning'
  | 'pillage'
  | 'corruption'
  | 'coalition-rallies'
  | 'laissez-faire'
  | 'manufacturing-inventions'
  | 'trading-charter'
  | 'reaction'
  | 'deal';

/** Treasury, provisioning, pillage, enlightenment. */
export type MoneyEvent =
  /** Points gained (or, below zero, lost) and what for. */
  | { readonly t: 'treasury'; readonly seat: number; readonly points: number; readonly for: MoneyFor }
  | { readonly t: 'taxes-raised'; readonly seat: number; readonly power: PowerId; readonly result: TaxResult }
  | { readonly t: 'rebellion'; readonly seat: number; readonly power: PowerId }
  | { readonly t: 'restored'; readonly seat: number; readonly square: SquareId }
  | { readonly t: 'fortified'; readonly seat: number; readonly square: SquareId }
  | {
      readonly t: 'legion-tried';
      readonly seat: number;
      readonly power: PowerId;
      readonly square: SquareId;
      readonly raised: boolean;
    }
  | {
      readonly t: 'pillage-tried';
      readonly seat: number;
      readonly square: SquareId;
      readonly result: PillageResult;
      /** By minor units (4.74). */
      readonly minor: boolean;
    }
  | {
      readonly t: 'enlightenment-tried';
      readonly seat: number;
      readonly square: SquareId;
      readonly result: 'reaction' | 'nothing' | 'enlightened';
    };

export const moneyEvents: Kinds<MoneyEvent> = {
  treasury: [],
  'taxes-raised': [],
  rebellion: [],
  restored: [],
  fortified: [],
  'legion-tried': [],
  'pillage-tried': [],
  'enlightenment-tried': [],
};
