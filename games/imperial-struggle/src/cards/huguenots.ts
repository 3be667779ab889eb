import { CARIBBEAN, NORTH_AMERICA } from '../data/map/regions.ts';
import { REGION, type Space, TERRITORIES } from '../data/map/spaces.ts';
import { FRANCE } from '../data/sides.ts';
import type { State } from '../state.ts';

/** Where a Huguenots marker may go: French Territories in North America and the Caribbean without one. */
export const huguenotSites = (g: State): Space[] =>
  TERRITORIES.filter(
    (space) =>
      g.flags[space] === FRANCE &&
      (REGION[space] === NORTH_AMERICA || REGION[space] === CARIBBEAN) &&
      !g.huguenots.includes(space),
  );
