import { POWERS, type PowerId } from '@cabinet-wars/seven-years-world-war/data';
import {
  powersOf,
  scoreNow,
  taxableSquares,
  tradeOf,
  treasuryValue,
} from '@cabinet-wars/seven-years-world-war/reckoning';
import { NEUTRAL } from '@cabinet-wars/seven-years-world-war/view';
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
  readonly hasInitiative: boolean;
  readonly isActive: boolean;
  /** Hundredths of what it began with; null before the forces stand. */
  readonly ratio: number | null;
  readonly points: number;
  readonly start: number;
}

export function standings(open: OpenView, viewer: number | null): Standing[] {
  return scoreNow(open).map(({ seat, points, start, ratio }) => ({
    seat,
    powers: powersOf(open, seat).map((power) => POWERS[power]),
    treasury: isClosed(open, seat, viewer) ? null : open.treasury[seat],
    income:
      tradeOf(open, seat) + taxableSquares(open, seat).reduce((sum, square) => sum + treasuryValue(open, square), 0),
    markers: open.hands[seat],
    hasInitiative: open.initiative === seat,
    isActive: open.active === seat && open.final === null,
    ratio: open.turn === 0 ? null : ratio,
    points,
    start,
  }));
}

const isClosed = (open: OpenView, seat: number, viewer: number | null): boolean =>
  open.options.closedTreasuries && seat !== viewer && open.final === null;

export const neutralsOf = (open: OpenView): PowerId[] => POWERS.filter((_, power) => open.control[power] === NEUTRAL);
