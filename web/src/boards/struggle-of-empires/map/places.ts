import { isOneOf } from '@cabinet-wars/kernel';

/** Every id the map knows, in one place. They are the ids of the rules' data tables. */
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

export const POWERS = ['britain', 'france', 'spain', 'russia', 'austria', 'prussia', 'united-provinces'] as const;
export type PowerId = (typeof POWERS)[number];

/** A home is named by its power. */
export type PlaceId = RegionId | PowerId;
export const PLACES: readonly PlaceId[] = [...REGIONS, ...POWERS];

export const PLATES = [
  'europe',
  'north-america',
  'caribbean',
  'south-america',
  'africa',
  'india',
  'east-indies',
] as const;
export type PlateId = (typeof PLATES)[number];

/** In a colonial plate the whole plate is the region. */
export type ColonyId = Exclude<PlateId, 'europe'>;
export const isColony = (place: PlaceId): place is ColonyId => isOneOf(PLATES, place);
export const isPower = (place: PlaceId): place is PowerId => isOneOf(POWERS, place);
export const plateOf = (place: PlaceId): PlateId => (isColony(place) ? place : 'europe');

/** Places of the European plate that share a border on land. */
export const LAND_BORDERS: readonly (readonly [PlaceId, PlaceId])[] = [
  ['german-states', 'central-europe'],
  ['german-states', 'mediterranean'],
  ['central-europe', 'baltic'],
  ['central-europe', 'ottoman-empire'],
  ['france', 'german-states'],
  ['france', 'mediterranean'],
  ['france', 'spain'],
  ['russia', 'baltic'],
  ['russia', 'central-europe'],
  ['russia', 'ottoman-empire'],
  ['austria', 'german-states'],
  ['austria', 'central-europe'],
  ['austria', 'mediterranean'],
  ['austria', 'ottoman-empire'],
  ['prussia', 'german-states'],
  ['prussia', 'baltic'],
  ['prussia', 'central-europe'],
  ['united-provinces', 'german-states'],
];

/** Borders across water, drawn as dotted links. */
export const SEA_LINKS: readonly (readonly [PlaceId, PlaceId])[] = [
  ['britain', 'german-states'],
  ['spain', 'mediterranean'],
];
