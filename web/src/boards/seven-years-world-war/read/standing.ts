import { LEVEL_FROM, LEVELS, type LevelId, POWERS, type PowerId } from '@cabinet-wars/seven-years-world-war/data';
import {
  powersOf,
  scoreNow,
  taxableSquares,
  tradeOf,
  treasuryValue,
} from '@cabinet-wars/seven-years-world-war/reckoning';
import { NEUTRAL } from '@cabinet-wars/seven-years-world-war/view';
import { limitOf } from './hand.ts';
import type { OpenView } from './seen.ts';

/** What everybody sees of a coalition. */
export interface Standing {
  readonly seat: number;
  readonly powers: readonly PowerId[];
  /** Null where treasuries are closed to the viewer (7.0). */
  readonly treasury: number | null;
  /** Taxes and trade as things stand. */
  readonly income: number;
  readonly markers: number;
  readonly limit: number;
  readonly hasInitiative: boolean;
  readonly isActive: boolean;
  /** Hundredths of what it began with; null before the forces stand. */
  readonly ratio: number | null;
  readonly level: LevelId;
  readonly points: number;
  readonly start: number;
}

export function standings(open: OpenView, viewer: number | null): Standing[] {
  return scoreNow(open).map(({ seat, points, start, ratio, level }) => ({
    seat,
    powers: powersOf(open, seat).map((power) => POWERS[power]),
    treasury: isClosed(open, seat, viewer) ? null : open.treasury[seat],
    income:
      tradeOf(open, seat) + taxableSquares(open, seat).reduce((sum, square) => sum + treasuryValue(open, square), 0),
    markers: open.hands[seat],
    limit: limitOf(open),
    hasInitiative: open.initiative === seat,
    isActive: open.active === seat && open.final === null,
    ratio: open.turn === 0 ? null : ratio,
    level,
    points,
    start,
  }));
}

const isClosed = (open: OpenView, seat: number, viewer: number | null): boolean =>
  open.options.closedTreasuries && seat !== viewer && open.final === null;

export const neutralsOf = (open: OpenView): PowerId[] => POWERS.filter((_, power) => open.control[power] === NEUTRAL);

/** The scale of ratios, in hundredths: a little beyond the best level. */
const SCALE = 240;
/** Where a ratio stands on it, in per cent. */
export const onScale = (ratio: number): number => (Math.min(Math.max(ratio, 0), SCALE) / SCALE) * 100;
/** Where each level begins that does not begin with nothing. */
export const TICKS: readonly number[] = LEVELS.map((level) => LEVEL_FROM[level])
  .filter((from) => from > 0)
  .map(onScale);

/** The seven parts of a year, as the strip shows it passing (3.1). */
export const PARTS_OF_YEAR: readonly (readonly OpenView['phase'][])[] = [
  ['initiative'],
  ['taxation', 'free-markers', 'recruiting', 'training', 'disbanding'],
  ['diplomacy'],
  ['movement'],
  ['combat', 'pillage'],
  ['provisioning'],
  ['enlightenment', 'end-of-turn'],
];
