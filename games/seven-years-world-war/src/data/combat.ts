import { isOneOf } from '@cabinet-wars/kernel';
/** The three combat results tables (15.5) and their columns (15.62). Ids are for ever. */
export const COMBAT_TABLES = ['engagement', 'linear', 'revolutionary'] as const;
export type CombatTableId = (typeof COMBAT_TABLES)[number];
export type CombatTable = number;
export const ODDS = ['1:3', '1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1'] as const;
/** A column by its index in `ODDS`. */
export type Odds = number;

/** Combat results: A the attacker, D the defender; W withdraws, Z is mauled, doubled is destroyed; BB a bloodbath. */
export const RESULTS = ['-', 'AW', 'DW', 'AZ', 'DZ', 'AA', 'DD', 'BB'] as const;
export type ResultId = (typeof RESULTS)[number];
export const isResultId = (id: unknown): id is ResultId => isOneOf(RESULTS, id);

/** What Honors of War makes of a result (29.7). */
export const HONOURABLE: Readonly<Record<ResultId, ResultId>> = {
  '-': '-',
  AW: 'AW',
  DW: 'DW',
  AZ: 'AW',
  DZ: 'DW',
  AA: 'AW',
  DD: 'DW',
  BB: 'BB',
};

/** A leader in a mauling or a bloodbath is lost on a die above his command value and this. */
export const LEADER_SAFETY = 2;
