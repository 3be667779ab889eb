import type { AdvantageId } from '../data/advantages.ts';
import type { CommodityId } from '../data/demand.ts';
import type { SpaceId } from '../data/map/spaces.ts';
import type { TheatreId } from '../data/wars.ts';
import type { WayId } from './ways.ts';

/** What effects of cards, ministries and Advantages ask. */
export type CardChoice =
  /** The Event is carried out, no Advantage being used before. */
  | { readonly t: 'carry-out' }
  /** A space the effect in hand is aimed at. */
  | { readonly t: 'target'; readonly space: SpaceId }
  | { readonly t: 'decline' }
  /** One of several things a card may do. */
  | { readonly t: 'way'; readonly way: WayId }
  | { readonly t: 'squadron'; readonly from: SpaceId | 'navy-box' }
  | { readonly t: 'pick-advantage'; readonly advantage: AdvantageId }
  | { readonly t: 'pick-theatre'; readonly theatre: TheatreId }
  | { readonly t: 'commodity'; readonly commodity: CommodityId }
  /** `tile` is the kind of an own Bonus tile. */
  | { readonly t: 'lose-tile'; readonly theatre: TheatreId; readonly tile: number };

export const CARD_FIELDS: Readonly<Record<CardChoice['t'], readonly string[]>> = {
  'carry-out': [],
  target: ['space'],
  decline: [],
  way: ['way'],
  squadron: ['from'],
  'pick-advantage': ['advantage'],
  'pick-theatre': ['theatre'],
  commodity: ['commodity'],
  'lose-tile': ['theatre', 'tile#'],
};
