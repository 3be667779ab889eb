import type { MinorId, PowerId } from './powers.ts';
import type { KindId, UnitId } from './units.ts';

/** Numbers and tables the rulebook prints in full. Rows of dice begin with a roll of 1. */

/** 28.1: seven campaign years. */
export const TURNS = 7;
export const FIRST_YEAR = 1756;
/** A turn runs from spring to winter quarters and is called by both years. */
export const yearsOf = (turn: number): string => `${FIRST_YEAR + turn - 1}-${(FIRST_YEAR + turn) % 100}`;

/** 8.3: how many markers, leaders included, a player may keep. */
export const MARKER_LIMIT: Readonly<Record<number, number>> = { 2: 14, 3: 10, 4: 8 };

/** 29.1: columns of the differential 0 or less, 1, 2, 3, 4, 5 or more. */
export type DiplomacyResult = '-' | 'R' | 'R2' | 'D1' | 'D2' | 'D3' | 'D4';
export const DIPLOMACY: readonly (readonly DiplomacyResult[])[] = [
  ['R', 'R', 'R', 'R', 'R2', 'R2'],
  ['-', '-', '-', 'R', 'R', 'R'],
  ['-', '-', '-', 'D1', 'D1', 'D1'],
  ['-', '-', 'D1', 'D1', 'D2', 'D2'],
  ['-', 'D1', 'D2', 'D2', 'D2', 'D3'],
  ['D1', 'D2', 'D2', 'D3', 'D3', 'D4'],
];
export const diplomacyColumn = (differential: number): number => Math.max(0, Math.min(5, differential));

/** 29.2: treasury points to recruit, to provision, to train; null where a unit has no veteran side. */
export interface UnitCost {
  readonly recruit: number;
  readonly provision: number;
  readonly train: number | null;
}
export const COSTS: Readonly<Record<KindId, UnitCost>> = {
  army: { recruit: 4, provision: 2, train: 1 },
  horde: { recruit: 2, provision: 1, train: 1 },
  legion: { recruit: 2, provision: 2, train: 1 },
  fleet: { recruit: 6, provision: 3, train: 2 },
  'fortified-zone': { recruit: 10, provision: 1, train: null },
  base: { recruit: 1, provision: 1, train: null },
};
export const MARKER_COST = 3;
/** 29.2 note 4: to remove pillage costs twice the printed value of a civilized square, 1 elsewhere. */
export const restorationCost = (printedValue: number): number => (printedValue > 0 ? 2 * printedValue : 1);

/** 29.3. */
export type MinorRecruiting = 'uprising' | 'nothing' | 'base-or-zone' | 'army-horde-fleet';
export const MINOR_RECRUITING: readonly MinorRecruiting[] = [
  'uprising',
  'uprising',
  'nothing',
  'base-or-zone',
  'base-or-zone',
  'army-horde-fleet',
];

/** 29.4. */
export type TaxResult = 'rebellion' | 'protest' | 'taxes-1' | 'taxes-2' | 'taxes-3';
export const INCREASING_TAXES: readonly TaxResult[] = [
  'rebellion',
  'protest',
  'taxes-1',
  'taxes-2',
  'taxes-2',
  'taxes-3',
];
export const TAX_FACTOR: Readonly<Record<TaxResult, number>> = {
  rebellion: 0,
  protest: 0,
  'taxes-1': 1,
  'taxes-2': 2,
  'taxes-3': 3,
};

/** 29.5. */
export type PillageResult = 'indiscipline' | 'nothing' | 'pillage';
export const PILLAGE: readonly PillageResult[] = [
  'indiscipline',
  'nothing',
  'nothing',
  'pillage',
  'pillage',
  'pillage',
];

/** 29.6: the values of diplomacy markers that bring enlightenment; a 1 is a reaction. */
export const ENLIGHTENMENT: readonly ('reaction' | readonly number[])[] = ['reaction', [], [], [3], [2, 3], [1, 2, 3]];

/** 28.6, last paragraph (ruling 7), and where those forces may appear. */
export const RANDOM_FORCES: readonly (UnitId | null)[] = [null, null, 'base', 'base', 'horde-recruit', 'horde-veteran'];
export const RANDOM_AREAS: readonly MinorId[] = [
  'arabia',
  'africa',
  'tauregs',
  'oregon',
  'amazonia',
  'patagonia',
  'new-holland',
  'futa-jallon',
  'darfur',
  'buganda',
];

/** 29.7: units die of Attrition on up to this. */
export const ATTRITION = 2;
/** 29.7: Laissez Faire loses on up to this; Revolution breaks out from this on. */
export const LAISSEZ_FAIRE_LOSS = 2;
export const REVOLUTION_FROM = 5;

/** 22.12, with ratios in hundredths, rounded half up (ruling 31). The lowest ratio of each level, best first. */
export const LEVELS = ['global', 'continental', 'marginal', 'equilibrium', 'defeat'] as const;
export type LevelId = (typeof LEVELS)[number];
export const LEVEL_FROM: Readonly<Record<LevelId, number>> = {
  global: 200,
  continental: 150,
  marginal: 120,
  equilibrium: 81,
  defeat: 0,
};

/** 28.3. */
export const TREASURY_OF_BRITAIN = 20;
export const TREASURY_OF_FRANCE = 14;
export const TREASURY_OF_OTHERS = 10;
export const startingTreasury = (powers: readonly PowerId[]): number => {
  if (powers.includes('GB')) return TREASURY_OF_BRITAIN;
  return powers.includes('FR') ? TREASURY_OF_FRANCE : TREASURY_OF_OTHERS;
};
