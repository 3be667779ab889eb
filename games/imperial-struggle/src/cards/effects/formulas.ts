import { COUNTRY, INDIA } from '../../data/map/regions.ts';
import { IS_ALLIANCE, LOCAL_ALLIANCES, REGION, SPACES_OF } from '../../data/map/spaces.ts';
import { keywordOf } from '../../data/ministries.ts';
import { BRITAIN, FRANCE, opponentOf, type Side } from '../../data/sides.ts';
import { countHeld } from '../../map/control.ts';
import { squadronsBuilt } from '../../map/squadrons.ts';
import type { State } from '../../state.ts';
import { hasKeyword } from '../face-up.ts';

const indianAllies = LOCAL_ALLIANCES.filter((space) => REGION[space] === INDIA);
const spanishAllies = SPACES_OF[COUNTRY.spain].filter((space) => IS_ALLIANCE[space]);
const PANIC_MOST = 4;
const GOVERNANCE = keywordOf('governance');

/** Amounts that are reckoned when a row is reached. */
const formulas = {
  'indian-local-alliances': (g, side) => countHeld(g, side, indianAllies),
  'french-ireland': (g) => countHeld(g, FRANCE, SPACES_OF[COUNTRY.ireland]),
  'debt-difference': (g, side) => Math.max(0, Math.min(PANIC_MOST, g.debt[opponentOf(side)] - g.debt[side])),
  'twice-british-spanish-alliances': (g) => 2 * countHeld(g, BRITAIN, spanishAllies),
  'gabelle-vp': (g) => (hasKeyword(g, FRANCE, GOVERNANCE) ? 3 : 2),
  'french-spain': (g) => countHeld(g, FRANCE, SPACES_OF[COUNTRY.spain]),
  'half-british-squadrons': (g) => squadronsBuilt(g, BRITAIN) >> 1,
} as const satisfies Record<string, (g: State, side: Side) => number>;

export type Formula = keyof typeof formulas;
export const amountOf = (g: State, side: Side, amount: number | Formula): number =>
  typeof amount === 'number' ? amount : formulas[amount](g, side);
