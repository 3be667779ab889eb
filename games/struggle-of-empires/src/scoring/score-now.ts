import type { Power } from '../data/powers.ts';
import { REGION_COUNT } from '../data/regions.ts';
import { regionScore, type Scored } from './war-scoring.ts';

export interface ScoreNow {
  readonly power: Power;
  readonly vp: number;
  /** What each region would add, and the sum with what there is. */
  readonly regions: readonly number[];
  readonly total: number;
}

/** What every seat would have if the war ended now, unrest not counted. Takes a state or the open part of a view. */
export function scoreNow(g: Scored & { readonly plays: readonly Power[]; readonly vp: readonly number[] }): ScoreNow[] {
  return g.plays.map((power) => {
    const regions = Array.from({ length: REGION_COUNT }, (_, region) => regionScore(g, power, region));
    return { power, vp: g.vp[power], regions, total: regions.reduce((sum, vp) => sum + vp, g.vp[power]) };
  });
}
