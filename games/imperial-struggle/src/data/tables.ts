import { DataSets } from '@cabinet-wars/kernel';
import { AWARDS, type Award } from './awards.ts';
import { defaultData } from './default.ts';
import { COMMODITIES, type DemandReward } from './demand.ts';
import { INVESTMENTS, type Investment, readInvestment } from './investments.ts';
import { SPACES } from './map/spaces.ts';
import type { GameData } from './shape.ts';
import { SIDES } from './sides.ts';
import { ERAS } from './turns.ts';
import type { WarTile } from './war-tiles.ts';
import { type Result, THEATRES, wholeResult } from './wars.ts';

/** A data set as the rules look things up in it: lists by index. */
export interface Tables {
  readonly data: GameData;
  /** By space. */
  readonly cost: readonly number[];
  /** By tile. */
  readonly investments: readonly Investment[];
  readonly awards: readonly Award[];
  /** By kind of War tile. */
  readonly basic: readonly WarTile[];
  readonly basicCounts: readonly number[];
  readonly bonus: readonly WarTile[];
  readonly bonusCounts: readonly number[];
  /** By commodity, then Era. */
  readonly demand: readonly (readonly Required<DemandReward>[])[];
  /** By theatre, then the side that wins: the rows, the smallest margin first. */
  readonly results: readonly (readonly (readonly Result[])[])[];
}

const sets = new DataSets(defaultData, compile);

/** Makes a data set known, so that games that name it can be played. */
export const add = (data: GameData): string => sets.add(data);
export const isOther = (data: GameData): boolean => sets.isOther(data);

/** The tables a game is played with. */
export const tablesOf = (g: { readonly data: string }): Tables => sets.of(g.data);

function compile(data: GameData): Tables {
  return {
    data,
    cost: SPACES.map((id) => data.costs[id]),
    investments: INVESTMENTS.map((id) => readInvestment(data.investments[id])!),
    awards: AWARDS.map((id) => data.awards[id]),
    basic: data.basic,
    basicCounts: data.basic.map(({ count }) => count),
    bonus: data.bonus,
    bonusCounts: data.bonus.map(({ count }) => count),
    demand: COMMODITIES.map((id) => ERAS.map((era) => ({ trp: 0, debt: 0, ...data.demand[id][era] }))),
    results: THEATRES.map((id) => SIDES.map((side) => data.results[id][side].map(wholeResult))),
  };
}
