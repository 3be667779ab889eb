import type { Option, Reason } from '@cabinet-wars/kernel';
import {
  CONQUEST_LINES,
  IS_FORT,
  IS_MARKET,
  IS_NAVAL,
  IS_TERRITORY,
  REGION,
  SEAS,
  SPACES,
  SPACES_IN,
  type Space,
} from '../data/map/spaces.ts';
import { CONQUEST_CP, HUGUENOTS_CP } from '../data/numbers.ts';
import { AMERICAN, type Side } from '../data/sides.ts';
import { EXTRA_TERRITORIES, REGIONS_OF, type Theatre } from '../data/wars.ts';
import { placeId } from '../map/squadrons.ts';
import { NAVY_BOX, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';
import type { War } from './war-locals.ts';

/** Who takes spaces, in which theatre and War, and with how many Conquest Points left. */
export interface Conqueror {
  readonly war: War;
  readonly theatre: Theatre;
  readonly side: Side;
  readonly cp: number;
}

const isInTheatre = (theatre: Theatre, space: Space): boolean => REGIONS_OF[theatre].includes(REGION[space]);

/** Rule 41, ruling 46: a Huguenots marker makes its Territory dearer, spent or not. */
export const conquestPrice = (g: State, space: Space): number =>
  IS_TERRITORY[space] && g.huguenots.includes(space) ? HUGUENOTS_CP : CONQUEST_CP;

/** Rule 41: why a side cannot take a Territory, a Fort or a Market; null if it can. */
export function mayConquer(g: State, by: Conqueror, space: Space): Reason | null {
  const id = { space: SPACES[space] };
  if (g.flags[space] === by.side) return because({ why: 'already-yours', ...id });
  if (g.flags[space] === AMERICAN) return because({ why: 'american', ...id });
  const kind = IS_TERRITORY[space] ? mayTakeTerritory(g, by, space) : mayTakeOther(g, by, space);
  if (kind !== null) return kind;
  const need = conquestPrice(g, space);
  return need > by.cp ? because({ why: 'conquest-points-short', need, have: by.cp }) : null;
}

function mayTakeTerritory(g: State, by: Conqueror, space: Space): Reason | null {
  const id = { space: SPACES[space] };
  if (!isInTheatre(by.theatre, space) && !EXTRA_TERRITORIES[by.theatre].includes(space))
    return because({ why: 'outside-theatre', ...id });
  if (by.war.refused.includes(space)) return because({ why: 'refused-this-war', ...id });
  return isReached(g, by.side, space) ? null : because({ why: 'no-conquest-line', ...id });
}

/** Ruling 96: a Fort space is taken like a Market, whether a Fort stands there or it is empty. */
function mayTakeOther(g: State, by: Conqueror, space: Space): Reason | null {
  const id = { space: SPACES[space] };
  if (!IS_FORT[space] && !IS_MARKET[space])
    return because({ why: IS_NAVAL[space] ? 'needs-squadron' : 'not-conquerable', ...id });
  if (!isInTheatre(by.theatre, space)) return because({ why: 'outside-theatre', ...id });
  if (IS_FORT[space] && g.options.tougherForts && !isReached(g, by.side, space))
    return because({ why: 'no-conquest-line', ...id });
  return null;
}

/** Where conquest lines lead to a space, one of their other ends must be own; damaged Forts count. */
const isReached = (g: State, side: Side, space: Space): boolean =>
  CONQUEST_LINES[space].length === 0 || CONQUEST_LINES[space].some((end) => g.flags[end] === side);

/** Rule 41: why a side cannot bring a squadron from there (NAVY_BOX or a sea) to a sea; null if it can. */
export function mayConquerSea(g: State, by: Conqueror, space: Space, from: Space): Reason | null {
  const id = { space: SPACES[space] };
  if (!IS_NAVAL[space]) return because({ why: 'not-conquerable', ...id });
  if (g.flags[space] === by.side) return because({ why: 'already-yours', ...id });
  if (!isInTheatre(by.theatre, space)) return because({ why: 'outside-theatre', ...id });
  if (by.cp < CONQUEST_CP) return because({ why: 'conquest-points-short', need: CONQUEST_CP, have: by.cp });
  return maySend(g, by, from);
}

/** Ruling 88: from the Navy Box or from elsewhere in the theatre, each squadron once a War. */
function maySend(g: State, { war, theatre, side }: Conqueror, from: Space): Reason | null {
  if (from === NAVY_BOX) {
    if (g.navyBox[side] === 0) return because({ why: 'no-squadron-to-send' });
    return g.navyBox[side] > war.sailedInBox[side] ? null : because({ why: 'squadron-has-conquered' });
  }
  if (g.flags[from] !== side) return because({ why: 'no-squadron-to-send' });
  if (!isInTheatre(theatre, from)) return because({ why: 'squadron-outside-theatre', space: SPACES[from] });
  return war.sailed.includes(from) ? because({ why: 'squadron-has-conquered' }) : null;
}

/** Everything the side could take next. */
export function conquestOptions(g: State, by: Conqueror): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  const offer = (space: Space) => {
    if (IS_NAVAL[space]) options.push(...seaOptions(g, by, space));
    else if (mayConquer(g, by, space) === null) options.push({ t: 'conquer', space: SPACES[space] });
  };
  for (const region of REGIONS_OF[by.theatre]) SPACES_IN[region].forEach(offer);
  EXTRA_TERRITORIES[by.theatre].filter((space) => !isInTheatre(by.theatre, space)).forEach(offer);
  return options;
}

const seaOptions = (g: State, by: Conqueror, space: Space): Option<Choice>[] =>
  [NAVY_BOX, ...SEAS]
    .filter((from) => mayConquerSea(g, by, space, from) === null)
    .map((from) => ({ t: 'conquer-sea', space: SPACES[space], from: placeId(from) }));
