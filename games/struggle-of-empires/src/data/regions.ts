import { isOneOf } from '@cabinet-wars/kernel';
import type { PowerId } from './powers.ts';

/** The eleven regions that score. Ids are for ever. */
export const REGIONS = [
  'north-america',
  'caribbean',
  'south-america',
  'africa',
  'india',
  'east-indies',
  'baltic',
  'german-states',
  'central-europe',
  'mediterranean',
  'ottoman-empire',
] as const;
export type RegionId = (typeof REGIONS)[number];

/** Where units may stand: the regions, and each power's own home (one index serves all, since nobody enters another's). */
export const PLACES = [...REGIONS, 'home'] as const;
export type PlaceId = (typeof PLACES)[number];

/** A region or place by its index in the lists above. */
export type Region = number;
export type Place = number;
export const REGION_COUNT = REGIONS.length;
export const PLACE_COUNT = PLACES.length;

const indexes: Readonly<Record<string, Place>> = Object.fromEntries(PLACES.map((id, i) => [id, i]));
export const regionOf = (id: RegionId): Region => indexes[id];
export const placeOf = (id: PlaceId): Place => indexes[id];
export const isRegionId = (id: unknown): id is RegionId => isOneOf(REGIONS, id);

export const HOME: Place = indexes.home;
export const AFRICA: Region = indexes.africa;
export const MEDITERRANEAN: Region = indexes.mediterranean;
export const OTTOMAN_EMPIRE: Region = indexes['ottoman-empire'];

const all = (...ids: RegionId[]): readonly boolean[] => PLACES.map((id) => isOneOf(ids, id));

export const IS_AMERICAN = all('north-america', 'caribbean', 'south-america');
export const IS_COLONY = all('north-america', 'caribbean', 'south-america', 'africa', 'india', 'east-indies');
/** Where navies may stand, besides home. Those in the Mediterranean also serve the Ottoman Empire. */
const coasts = all(
  'north-america',
  'caribbean',
  'south-america',
  'africa',
  'india',
  'east-indies',
  'baltic',
  'mediterranean',
);
export const TAKES_NAVIES: readonly boolean[] = coasts.map((coast, place) => coast || place === HOME);

/** Where the navies stand that fight for a region; −1 where naval support cannot be had (2005 Attack, 2020 p.16). */
export const NAVAL_REGION: readonly Region[] = REGIONS.map((_, region) => {
  if (region === OTTOMAN_EMPIRE) return MEDITERRANEAN;
  return coasts[region] ? region : -1;
});

/** A move between two zones crosses the rope (2005) or a Distant Sea Border (2020) and needs a sea check. */
export const SEA_ZONE: readonly number[] = PLACES.map((_, place) => {
  if (IS_AMERICAN[place]) return 1;
  return IS_COLONY[place] ? place + 2 : 0;
});

/**
 * Regions that touch a home country (original rules, and a variant of the deluxe ones). Stated: Britain–German States and
 * Spain–Mediterranean, four regions for Austria, one for Britain, Spain and the United Provinces (2005 Army movement, 2020
 * p.14). The rest is reconstructed, read off a picture of the board.
 */
const homeBorders: Readonly<Record<PowerId, readonly RegionId[]>> = {
  britain: ['german-states'],
  france: ['german-states', 'mediterranean'],
  spain: ['mediterranean'],
  russia: ['baltic', 'central-europe', 'ottoman-empire'],
  austria: ['german-states', 'central-europe', 'mediterranean', 'ottoman-empire'],
  prussia: ['german-states', 'baltic', 'central-europe'],
  'united-provinces': ['german-states'],
};
export const HOME_BORDERS: readonly (readonly boolean[])[] = Object.values(homeBorders).map((ids) => all(...ids));

/** European regions that touch one another: reconstructed likewise. Stated is only that German States–Baltic do not. */
const borders: readonly (readonly [RegionId, RegionId])[] = [
  ['german-states', 'central-europe'],
  ['german-states', 'mediterranean'],
  ['central-europe', 'baltic'],
  ['central-europe', 'ottoman-empire'],
];
export const NEIGHBOURS: readonly (readonly Region[])[] = REGIONS.map((id) =>
  borders.flatMap(([a, b]) => (a === id ? [regionOf(b)] : b === id ? [regionOf(a)] : [])),
);
