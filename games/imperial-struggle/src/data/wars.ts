import { indexed, keysOf } from '@cabinet-wars/kernel';
import { COUNTRIES, REGIONS, type Region } from './map/regions.ts';
import { COUNTRY_OF, IS_ALLIANCE, IS_FORT, IS_NAVAL, REGION, SPACE, SPACES, type Space } from './map/spaces.ts';
import { type ResultRow, THEATRE_ROWS, type TheatreRow } from './theatres.ts';
import { WARS } from './turns.ts';

/** Every theatre, War by War. Ids are for ever. */
export type TheatreId = keyof typeof THEATRE_ROWS;
export const THEATRES = keysOf(THEATRE_ROWS);

/** A theatre by its place in `THEATRES`. */
export type Theatre = number;
export const THEATRE: Readonly<Record<TheatreId, Theatre>> = indexed(THEATRES);
export const isTheatreId = (id: unknown): id is TheatreId => typeof id === 'string' && Object.hasOwn(THEATRE, id);

const rows: readonly TheatreRow[] = Object.values(THEATRE_ROWS);
export const THEATRES_OF: readonly (readonly Theatre[])[] = WARS.map((war) =>
  [...rows.keys()].filter((theatre) => rows[theatre].war === war),
);
export const WAR_OF: readonly number[] = rows.map(({ war }) => WARS.indexOf(war));
export const FACTS_OF: readonly TheatreRow[] = rows;

/** The Regions a theatre is fought in. */
export const REGIONS_OF: readonly (readonly Region[])[] = rows.map(({ regions }) =>
  regions.map((id) => REGIONS.indexOf(id)),
);

/** Spaces whose flag or squadron is worth one strength in a theatre, if nothing spoils it. */
export const STRENGTH_SPACES: readonly (readonly Space[])[] = rows.map((row) =>
  [...SPACES.keys()].filter((space) => {
    const region = REGIONS[REGION[space]];
    if (row.localAllies?.includes(SPACES[space])) return true;
    if (IS_ALLIANCE[space] && COUNTRY_OF[space] >= 0)
      return row.allies?.includes(COUNTRIES[COUNTRY_OF[space]]) ?? false;
    if (IS_NAVAL[space]) return row.squadrons?.includes(region) ?? false;
    return IS_FORT[space] && row.forts === true && row.regions.includes(region);
  }),
);
export const EXTRA_TERRITORIES: readonly (readonly Space[])[] = rows.map(({ extra = [] }) =>
  extra.map((id) => SPACE[id]),
);
/** Whether squadrons count: where the Byng marker may be put. */
export const COUNTS_SQUADRONS: readonly boolean[] = rows.map(({ squadrons }) => squadrons !== undefined);

/** A result row with nothing left out. */
export interface Result {
  readonly from: number;
  readonly vp: number;
  readonly cp: number;
  readonly unflag: ResultRow['unflag'] | null;
  readonly atlanticDominance: boolean;
  readonly squadronsLost: number;
  readonly usa: boolean;
  readonly canada: boolean;
  readonly loserTrp: number;
}
/** A result row with nothing left out. */
export const wholeResult = (row: ResultRow): Result => ({
  vp: 0,
  cp: 0,
  unflag: null,
  atlanticDominance: false,
  squadronsLost: 0,
  usa: false,
  canada: false,
  loserTrp: 0,
  ...row,
});
