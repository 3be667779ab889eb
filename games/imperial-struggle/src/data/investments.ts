import { keysOf } from '@cabinet-wars/kernel';
import { POINTS, type Point } from './points.ts';

/** What an Investment tile shows. */
export interface Investment {
  readonly major: Point;
  readonly majorPoints: number;
  readonly minor: Point;
  readonly minorPoints: number;
  readonly event: boolean;
  readonly upgrade: boolean;
}

const MINOR_POINTS = 2;

/** `E4 D`: four economic points as the Major action, a diplomatic Minor; `*` the Event symbol, `^` Military Upgrade. */
export const INVESTMENT_FACES = {
  'inv-01': 'E4 D',
  'inv-02': 'E4 D',
  'inv-03': 'E4 M',
  'inv-04': 'E4 M',
  'inv-05': 'E3 D *',
  'inv-06': 'E3 M *',
  'inv-07': 'E2 D *^',
  'inv-08': 'E2 M *^',
  'inv-09': 'D4 E',
  'inv-10': 'D4 E',
  'inv-11': 'D4 M',
  'inv-12': 'D4 M',
  'inv-13': 'D3 E *',
  'inv-14': 'D3 M *',
  'inv-15': 'D2 E *^',
  'inv-16': 'D2 M *^',
  'inv-17': 'M4 E',
  'inv-18': 'M4 E',
  'inv-19': 'M4 D',
  'inv-20': 'M4 D',
  'inv-21': 'M3 E *',
  'inv-22': 'M3 D *',
  'inv-23': 'M2 E *^',
  'inv-24': 'M2 D *^',
} as const;

/** A tile as it is written; null where it is written wrongly. */
export const readInvestment = (face: unknown): Investment | null =>
  typeof face === 'string' && FACE.test(face) ? read(face) : null;
const FACE = /^(?:E[1-9] [DM]|D[1-9] [EM]|M[1-9] [ED])(?: \*?\^?)?$/;

const letters: readonly string[] = POINTS;
const pointIn = (letter: string): Point => letters.indexOf(letter);
const read = (row: string): Investment => ({
  major: pointIn(row[0]),
  majorPoints: Number(row[1]),
  minor: pointIn(row[3]),
  minorPoints: MINOR_POINTS,
  event: row.includes('*'),
  upgrade: row.includes('^'),
});

/** The 24 Investment tiles. Ids are for ever. */
export type InvestmentId = keyof typeof INVESTMENT_FACES;
export const INVESTMENTS = keysOf(INVESTMENT_FACES);
export const INVESTMENT_COUNT = INVESTMENTS.length;
export const investmentOf = (id: InvestmentId): number => INVESTMENTS.indexOf(id);
/** How many lie open each Peace turn. */
export const INVESTMENTS_SHOWN = 9;
