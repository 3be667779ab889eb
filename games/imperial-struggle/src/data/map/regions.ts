import { indexed } from '@cabinet-wars/kernel';
/** The four Regions, in the order they are scored. Ids are for ever. */
export const REGIONS = ['europe', 'north-america', 'caribbean', 'india'] as const;
export type RegionId = (typeof REGIONS)[number];
export type Region = number;
export const REGION_COUNT = REGIONS.length;
export const regionOf = (id: RegionId): Region => REGIONS.indexOf(id);

export const EUROPE: Region = 0;
export const NORTH_AMERICA: Region = 1;
export const CARIBBEAN: Region = 2;
export const INDIA: Region = 3;

export const SUBREGIONS = ['canada', 'northern-colonies', 'hooghly-river', 'carnatic-coast'] as const;
export type SubregionId = (typeof SUBREGIONS)[number];
export type Subregion = number;

/** Countries: Political spaces that belong together. */
export const COUNTRIES = [
  'ireland',
  'scotland',
  'denmark-norway',
  'prussia',
  'sweden',
  'russia',
  'dutch-republic',
  'german-states',
  'bavaria',
  'austria',
  'sardinia',
  'savoy',
  'spain',
  'usa',
] as const;
export type CountryId = (typeof COUNTRIES)[number];
export type Country = number;
export const COUNTRY: Readonly<Record<CountryId, Country>> = indexed(COUNTRIES);
