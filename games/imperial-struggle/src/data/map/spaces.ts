import { indexed, keysOf } from '@cabinet-wars/kernel';
import { COMMODITIES, type Commodity } from '../demand.ts';
import { NOBODY, type Side, sideOf } from '../sides.ts';
import { CARIBBEAN_SPACES } from './caribbean.ts';
import { EUROPE_SPACES } from './europe.ts';
import { INDIA_SPACES } from './india.ts';
import { CONQUEST_LINED, LINKED } from './links.ts';
import { NORTH_AMERICA_SPACES } from './north-america.ts';
import { COUNTRIES, type Country, REGIONS, type Region, SUBREGIONS, type Subregion } from './regions.ts';
import type { SpaceRow, SpaceType } from './row.ts';

export type { SpaceType } from './row.ts';

export const SPACE_ROWS = { ...EUROPE_SPACES, ...NORTH_AMERICA_SPACES, ...CARIBBEAN_SPACES, ...INDIA_SPACES };

/** Every space of the map. Ids are for ever. */
export type SpaceId = keyof typeof SPACE_ROWS;
export const SPACES = keysOf(SPACE_ROWS);
export const SPACE_COUNT = SPACES.length;

/** A space by its place in `SPACES`: how the state's arrays are indexed. */
export type Space = number;
export const SPACE: Readonly<Record<SpaceId, Space>> = indexed(SPACES);
export const isSpaceId = (id: unknown): id is SpaceId => typeof id === 'string' && Object.hasOwn(SPACE, id);

const rows: readonly SpaceRow[] = SPACES.map((id) => SPACE_ROWS[id]);
const all: readonly Space[] = SPACES.map((_, space) => space);
const spacesWhere = (holds: (row: SpaceRow) => boolean | undefined): readonly Space[] =>
  all.filter((space) => holds(rows[space]) === true);
const flags = (holds: (row: SpaceRow) => boolean | undefined): readonly boolean[] =>
  rows.map((row) => holds(row) === true);

export const TYPE: readonly SpaceType[] = rows.map(({ type }) => type);
export const IS_POLITICAL = flags(({ type }) => type === 'political');
export const IS_MARKET = flags(({ type }) => type === 'market');
export const IS_TERRITORY = flags(({ type }) => type === 'territory');
export const IS_NAVAL = flags(({ type }) => type === 'naval');
export const IS_FORT = flags(({ type }) => type === 'fort');
export const IS_ALLIANCE = flags(({ alliance }) => alliance);
export const IS_LOCAL_ALLIANCE = flags(({ local }) => local);
export const IS_PRESTIGE = flags(({ prestige }) => prestige);
export const NEEDS_USA = flags(({ needsUsa }) => needsUsa);
export const IS_SPANISH = flags(({ spanish }) => spanish);

/** −1 where a space has no sub-region, country or commodity. */
export const SUBREGION: readonly Subregion[] = rows.map(({ subregion }) =>
  subregion === undefined ? -1 : SUBREGIONS.indexOf(subregion),
);
export const COUNTRY_OF: readonly Country[] = rows.map(({ country }) =>
  country === undefined ? -1 : COUNTRIES.indexOf(country),
);
export const COMMODITY: readonly Commodity[] = rows.map(({ commodity }) =>
  commodity === undefined ? -1 : COMMODITIES.indexOf(commodity),
);
export const REGION: readonly Region[] = SPACES.map((id) => {
  const found = [EUROPE_SPACES, NORTH_AMERICA_SPACES, CARIBBEAN_SPACES, INDIA_SPACES].findIndex((region) =>
    Object.hasOwn(region, id),
  );
  return found;
});
export const FIRST_TURN: readonly number[] = rows.map(({ from }) => from ?? 1);
/** Whose flag is there at the start; nobody's in most. */
export const START: readonly Side[] = rows.map(({ start }) => (start === undefined ? NOBODY : sideOf(start)));

export const POLITICAL_SPACES = spacesWhere(({ type }) => type === 'political');
export const MARKETS = spacesWhere(({ type }) => type === 'market');
export const TERRITORIES = spacesWhere(({ type }) => type === 'territory');
export const SEAS = spacesWhere(({ type }) => type === 'naval');
export const FORTS = spacesWhere(({ type }) => type === 'fort');
export const PRESTIGE_SPACES = spacesWhere(({ prestige }) => prestige);
export const LOCAL_ALLIANCES = spacesWhere(({ local }) => local);
/** Markets where Spanish flags stand with the optional rule. */
export const SPANISH_MARKETS = spacesWhere(({ type, spanish }) => type === 'market' && spanish);
export const SPACES_IN: readonly (readonly Space[])[] = REGIONS.map((_, region) =>
  all.filter((space) => REGION[space] === region),
);
export const SPACES_OF: readonly (readonly Space[])[] = COUNTRIES.map((_, country) =>
  all.filter((space) => COUNTRY_OF[space] === country),
);
export const MARKETS_OF: readonly (readonly Space[])[] = COMMODITIES.map((_, commodity) =>
  all.filter((space) => COMMODITY[space] === commodity),
);

type Lines = Readonly<Partial<Record<SpaceId, readonly SpaceId[]>>>;
function bothWays(lines: Lines): readonly (readonly Space[])[] {
  const ends: Space[][] = all.map(() => []);
  for (const id of SPACES)
    for (const other of lines[id] ?? []) {
      ends[SPACE[id]].push(SPACE[other]);
      ends[SPACE[other]].push(SPACE[id]);
    }
  for (const list of ends) list.sort((a, b) => a - b);
  return ends;
}

/** Spaces joined by a black line. */
export const BLACK_LINES: Lines = LINKED;
export const LINKS = bothWays(BLACK_LINES);
/** Spaces joined by a dashed conquest line. */
export const DASHED_LINES: Lines = CONQUEST_LINED;
export const CONQUEST_LINES = bothWays(DASHED_LINES);
