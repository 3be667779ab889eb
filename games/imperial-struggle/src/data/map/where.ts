import type { CommodityId } from '../demand.ts';
import { COMMODITIES } from '../demand.ts';
import { COUNTRIES, type CountryId, REGIONS, type RegionId, SUBREGIONS, type SubregionId } from './regions.ts';
import {
  COMMODITY,
  COUNTRY_OF,
  IS_ALLIANCE,
  IS_LOCAL_ALLIANCE,
  REGION,
  SPACES,
  type Space,
  type SpaceId,
  type SpaceType,
  SUBREGION,
  TYPE,
} from './spaces.ts';

/** Which spaces a card or tile speaks of, as far as the map tells. All that is given must hold. */
export interface Where {
  readonly region?: RegionId;
  readonly subregion?: SubregionId;
  readonly type?: SpaceType | readonly SpaceType[];
  readonly countries?: readonly CountryId[];
  readonly notCountries?: readonly CountryId[];
  readonly spaces?: readonly SpaceId[];
  readonly commodity?: CommodityId;
  readonly alliance?: true;
  readonly local?: true;
}

const isOneOf = <T>(value: T, wanted: T | readonly T[] | undefined): boolean =>
  wanted === undefined || (Array.isArray(wanted) ? wanted.includes(value) : wanted === value);

function holds(where: Where, space: Space): boolean {
  const country = COUNTRIES[COUNTRY_OF[space]];
  return (
    isOneOf(REGIONS[REGION[space]], where.region) &&
    isOneOf(SUBREGIONS[SUBREGION[space]], where.subregion) &&
    isOneOf(TYPE[space], where.type) &&
    isOneOf(country, where.countries) &&
    (where.notCountries === undefined || !where.notCountries.includes(country)) &&
    isOneOf(SPACES[space], where.spaces) &&
    isOneOf(COMMODITIES[COMMODITY[space]], where.commodity) &&
    (where.alliance === undefined || IS_ALLIANCE[space]) &&
    (where.local === undefined || IS_LOCAL_ALLIANCE[space])
  );
}

/** The spaces that answer to a description, in the order of the map. */
export const spacesOf = (where: Where): readonly Space[] => [...SPACES.keys()].filter((space) => holds(where, space));
