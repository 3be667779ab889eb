import type { AdvantageId } from '../data/advantages.ts';
import type { CommodityId } from '../data/demand.ts';
import type { SpaceId } from '../data/map/spaces.ts';
import type { TheatreId } from '../data/wars.ts';

/** What happens through cards, ministries and Advantages alone. */
export type CardEvent =
  | { readonly t: 'advantage-refreshed'; readonly advantage: AdvantageId }
  | { readonly t: 'advantage-exhausted'; readonly advantage: AdvantageId }
  | { readonly t: 'demand-added'; readonly commodity: CommodityId }
  | { readonly t: 'demand-swapped'; readonly out: CommodityId; readonly in: CommodityId }
  | { readonly t: 'byng-placed'; readonly theatre: TheatreId }
  | { readonly t: 'commodity-marked'; readonly commodity: CommodityId }
  | { readonly t: 'huguenots-placed'; readonly space: SpaceId }
  | { readonly t: 'huguenots-refreshed'; readonly space: SpaceId }
  /** Debt taken as points that the Merchant Banks carry. */
  | { readonly t: 'debt-carried'; readonly n: number };

export const CARD_EVENTS: Readonly<Record<CardEvent['t'], true>> = {
  'advantage-refreshed': true,
  'advantage-exhausted': true,
  'demand-added': true,
  'demand-swapped': true,
  'byng-placed': true,
  'commodity-marked': true,
  'huguenots-placed': true,
  'huguenots-refreshed': true,
  'debt-carried': true,
};
