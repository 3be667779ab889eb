import type { Result, Seat } from '@cabinet-wars/kernel';
import { LEVEL_FROM, LEVELS, type LevelId } from '../data/charts.ts';
import { campaignValue } from '../diplomacy/control.ts';
import { squaresHeld, treasuryValue } from '../money/money.ts';
import { tradeOf } from '../money/trade-routes.ts';
import { occupier } from '../pieces.ts';
import type { OpenState } from '../state.ts';
import { type Points, sumOf } from '../vocabulary/points.ts';

/** Squares count for who occupies them, powers for who controls them (ruling 32). */
export function pointsInParts(g: OpenState, seat: Seat): Points {
  return {
    powers: campaignValue(g, seat),
    squares: squaresHeld(g, seat).reduce((sum, square) => sum + treasuryValue(g, square), 0),
    routes: tradeOf(g, seat),
    enlightenment: enlightenedBy(g, seat),
  };
}

/** 27.31: enlightenment belongs to whoever has major units in its square. */
export const enlightenedBy = (g: OpenState, seat: Seat): number =>
  g.enlightened.filter((square) => occupier(g, square) === seat).length;

/** A player's victory points as things stand. */
export const pointsOf = (g: OpenState, seat: Seat): number => sumOf(pointsInParts(g, seat));

/** 22.12: hundredths of the points at the start, rounded half up (ruling 31). Where one began with nothing, all is gain. */
export function ratioOf(g: OpenState, seat: Seat): number {
  const start = Math.max(1, g.startingPoints[seat]);
  return Math.floor((200 * pointsOf(g, seat) + start) / (2 * start));
}

export const levelOf = (ratio: number): LevelId => LEVELS.find((level) => ratio >= LEVEL_FROM[level])!;

/** 22.21: all who reach a level may claim it; the highest level is the real victory, and those who share it share the place. */
export function resultOf(g: OpenState): Result | null {
  if (g.final === null) return null;
  const { ratios, reason } = g.final;
  const levels = ratios.map(levelOf);
  const places = LEVELS.map((level) => [...levels.keys()].filter((seat) => levels[seat] === level));
  const winners = places.filter((seats) => seats.length > 0);
  return { places: winners, scores: ratios.slice(), level: levels[winners[0][0]], reason };
}
