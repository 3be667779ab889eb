import { COUNTRY, EUROPE, INDIA, NORTH_AMERICA } from '../../data/map/regions.ts';
import {
  FORTS,
  LOCAL_ALLIANCES,
  REGION,
  SEAS,
  SPACE,
  SPACES_IN,
  SPACES_OF,
  type Space,
} from '../../data/map/spaces.ts';
import { BRITAIN, FRANCE, opponentOf, type Side } from '../../data/sides.ts';
import { countHeld, holds } from '../../map/control.ts';
import { availableDebt, debtLead } from '../../money/accounts.ts';
import type { State } from '../../state.ts';

const noneOf = (g: State, side: Side, spaces: readonly Space[]): boolean => countHeld(g, side, spaces) === 0;
const inIndia = (spaces: readonly Space[]): readonly Space[] => spaces.filter((space) => REGION[space] === INDIA);
const indianForts = inIndia(FORTS);
const indianMight: readonly Space[] = [...inIndia(SEAS), ...inIndia(LOCAL_ALLIANCES)];
const europeanSeas = SEAS.filter((sea) => REGION[sea] === EUROPE);

/** A Fort counts as long as it stands, damaged or not. */
const mightInIndia = (g: State, side: Side): number =>
  countHeld(g, side, indianMight) + indianForts.filter((fort) => g.flags[fort] === side).length;

/**
 * What rows of Events ask, of the side that plays the card. A space with a Conflict meets none of these (rule 24).
 */
const conditions = {
  'german-states-british': (g) => countHeld(g, BRITAIN, SPACES_OF[COUNTRY['german-states']]) === 2,
  'russia-french': (g) => holds(g, FRANCE, SPACE.russia),
  'no-british-spain-or-austria': (g) =>
    noneOf(g, BRITAIN, SPACES_OF[COUNTRY.spain]) && noneOf(g, BRITAIN, SPACES_OF[COUNTRY.austria]),
  'savoy-and-sardinia-french': (g) => holds(g, FRANCE, SPACE.savoy) && holds(g, FRANCE, SPACE.sardinia),
  'no-french-squadron-in-europe': (g) => noneOf(g, FRANCE, europeanSeas),
  'no-british-spain': (g) => noneOf(g, BRITAIN, SPACES_OF[COUNTRY.spain]),
  'british-spain': (g) => !noneOf(g, BRITAIN, SPACES_OF[COUNTRY.spain]),
  'britain-leads-north-america': (g) =>
    countHeld(g, BRITAIN, SPACES_IN[NORTH_AMERICA]) > countHeld(g, FRANCE, SPACES_IN[NORTH_AMERICA]),
  'more-available-debt': (g, side) => debtLead(g, side) > 0,
  'opponent-at-limit': (g, side) => availableDebt(g, opponentOf(side)) <= 0,
  'mightier-in-india': (g, side) => mightInIndia(g, side) > mightInIndia(g, opponentOf(side)),
} as const satisfies Record<string, (g: State, side: Side) => boolean>;

export type Condition = keyof typeof conditions;
export const isMet = (g: State, side: Side, condition: Condition | undefined): boolean =>
  condition === undefined || conditions[condition](g, side);
