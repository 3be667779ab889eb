import type { LevelId } from '../data/charts.ts';
import type { OpenState } from '../state.ts';
import type { Points } from '../vocabulary/points.ts';
import { levelOf, pointsInParts, pointsOf, ratioOf } from './victory.ts';

export interface ScoreNow {
  readonly seat: number;
  readonly parts: Points;
  readonly points: number;
  readonly start: number;
  /** Hundredths of the start, and the level they come to. */
  readonly ratio: number;
  readonly level: LevelId;
}

/** What every seat would have if the game ended now (22.12). Takes a state or the open part of a view: nothing in it is hidden. */
export function scoreNow(g: OpenState): ScoreNow[] {
  return g.hands.map((_, seat) => {
    const ratio = ratioOf(g, seat);
    return {
      seat,
      parts: pointsInParts(g, seat),
      points: pointsOf(g, seat),
      start: g.startingPoints[seat],
      ratio,
      level: levelOf(ratio),
    };
  });
}
