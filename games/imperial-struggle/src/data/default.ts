import { recordOf } from '@cabinet-wars/kernel';
import { AWARD_FACES } from './awards.ts';
import { DEMAND_TABLE } from './demand.ts';
import { INVESTMENT_FACES } from './investments.ts';
import type { SpaceRow } from './map/row.ts';
import { SPACE_ROWS, SPACES, type SpaceId } from './map/spaces.ts';
import type { GameData } from './shape.ts';
import { THEATRE_ROWS } from './theatres.ts';
import { BASIC_ROWS, BONUS_ROWS } from './war-tiles.ts';
import { THEATRES } from './wars.ts';

const spaces: Readonly<Record<SpaceId, SpaceRow>> = SPACE_ROWS;

/** The data set used when no other is supplied: the numbers of the second printing, none of them reconstructed. */
export const defaultData: GameData = {
  id: 'second-printing',
  costs: recordOf(SPACES, (id) => spaces[id].cost ?? 0),
  investments: INVESTMENT_FACES,
  awards: AWARD_FACES,
  basic: BASIC_ROWS,
  bonus: BONUS_ROWS,
  demand: DEMAND_TABLE,
  results: recordOf(THEATRES, (id) => THEATRE_ROWS[id].rows),
};
