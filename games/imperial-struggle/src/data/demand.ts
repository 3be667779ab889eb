import { keysOf } from '@cabinet-wars/kernel';
import type { EraId } from './turns.ts';

/** What the winner of a demanded commodity gets; what is left out is nothing. */
export interface DemandReward {
  readonly vp: number;
  readonly trp?: number;
  /** Debt taken (forced), or given back where negative. */
  readonly debt?: number;
}

export const DEMAND_TABLE = {
  furs: { succession: { vp: 2, trp: 1 }, empire: { vp: 2, trp: 1 }, revolution: { vp: 1 } },
  spice: { succession: { vp: 1, debt: -1 }, empire: { vp: 2, debt: -1 }, revolution: { vp: 3, debt: -1 } },
  fish: { succession: { vp: 2, debt: 1 }, empire: { vp: 2 }, revolution: { vp: 2 } },
  tobacco: { succession: { vp: 3, debt: 1 }, empire: { vp: 2, debt: 1 }, revolution: { vp: 1, debt: 1 } },
  sugar: { succession: { vp: 2 }, empire: { vp: 3, trp: 1 }, revolution: { vp: 3 } },
  cotton: { succession: { vp: 2, trp: 1 }, empire: { vp: 2, trp: 1 }, revolution: { vp: 3 } },
} as const satisfies Record<string, Readonly<Record<EraId, DemandReward>>>;

/** The six commodities, in the order of the Global Demand table, which is the order they are scored. Ids are for ever. */
export type CommodityId = keyof typeof DEMAND_TABLE;
export const COMMODITIES = keysOf(DEMAND_TABLE);
export const COMMODITY_COUNT = COMMODITIES.length;
export type Commodity = number;
export const commodityOf = (id: CommodityId): Commodity => COMMODITIES.indexOf(id);

/** Commodities in demand each Peace turn. */
export const DEMANDS_DRAWN = 3;
