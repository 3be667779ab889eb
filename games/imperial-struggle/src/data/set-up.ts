import type { SpaceId } from './map/spaces.ts';
import { SPACE, type Space, START, TERRITORIES } from './map/spaces.ts';
import { BRITAIN, FRANCE } from './sides.ts';

/** What lies where at the start, besides the flags, which stand with the spaces. By side: France, Britain. */
export const START_NAVY_BOX: readonly number[] = [1, 2];
export const START_UNBUILT: readonly number[] = [7, 6];
/** France begins with one Bonus War tile in the first theatre. */
export const START_BONUS_TILES: readonly number[] = [1, 0];

/** Territories each side has at the start: what Final Scoring pays for when the other side has them at the end. */
export const HOME_TERRITORIES: readonly (readonly Space[])[] = [FRANCE, BRITAIN].map((side) =>
  TERRITORIES.filter((space) => START[space] === side),
);

const spaces = (...ids: SpaceId[]): readonly Space[] => ids.map((id) => SPACE[id]);
/** Where American flags may be put when the American Revolution is won, and what may be added with Canada. */
export const USA_TERRITORIES = spaces('northern-colonies', 'carolinas', 'san-agustin');
export const CANADA_TERRITORIES = spaces('quebec-montreal');
export const USA_FORTS = spaces('halifax', 'ohio-forks', 'champlain-valley');
