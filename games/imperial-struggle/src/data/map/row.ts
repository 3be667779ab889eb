import type { CommodityId } from '../demand.ts';
import type { SideId } from '../sides.ts';
import type { CountryId, SubregionId } from './regions.ts';

export type SpaceType = 'political' | 'market' | 'territory' | 'naval' | 'fort';

/** What is printed in a space. What is left out does not hold of it. */
export interface SpaceRow {
  readonly type: SpaceType;
  /** The number printed in it: the base price in a Peace turn; in Territories the Conquest Points. Seas have none. */
  readonly cost?: number;
  readonly subregion?: SubregionId;
  readonly country?: CountryId;
  readonly commodity?: CommodityId;
  /** An Alliance space: it gives strength in Wars that list its country. */
  readonly alliance?: true;
  /** A Local Alliance: a Political space outside the countries. */
  readonly local?: true;
  readonly prestige?: true;
  /** The first Peace turn in which it is in play, where that is not the first. */
  readonly from?: number;
  /** In play only once a flag of the United States is on the map. */
  readonly needsUsa?: true;
  /** Whose flag is there at the start. */
  readonly start?: SideId;
  /** Printed in Spain's colour: empty at the start, unless Spain's flags are played with. */
  readonly spanish?: true;
}
