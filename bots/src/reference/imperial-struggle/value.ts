import {
  ADVANTAGE_COUNT,
  BRITAIN,
  FORTS,
  FRANCE,
  LAST_PEACE_TURN,
  MARKETS,
  SEAS,
  type Side,
  START_VP,
  TERRITORIES,
  TREATY_POINTS_KEPT,
  VP_DIRECTION,
} from '@cabinet-wars/imperial-struggle/data';
import { availableDebt, controllerOf, isSpoilt } from '@cabinet-wars/imperial-struggle/reckoning';
import type { State } from '@cabinet-wars/imperial-struggle/view';
import type { Seat } from '@cabinet-wars/kernel';
import { comingWar } from './coming-war.ts';
import { contests, DEBT, TREATY } from './contests.ts';

const WON = 60;
const TREATY_TOO_MANY = 0.12;
const SQUADRON_AT_SEA = 1;
const SQUADRON_IN_BOX = 0.7;
const TERRITORY = 1.6;
const FORT = 0.6;
const DAMAGED_FORT = 0.25;
const CUT_OFF = -0.15;
const CARD = 0.5;
const ADVANTAGE_NOW = 0.35;
const ADVANTAGE_A_TURN = 0.25;

/** How well a seat stands: what it has and may expect, less what the other does, in VP. */
export function value(g: State, seat: Seat): number {
  const side = g.sideOf[seat];
  if (g.final !== null) return g.final.winner === side ? WON : -WON;
  const france = g.vp - START_VP + contests(g) + comingWar(g, side) + stock(g, FRANCE) - stock(g, BRITAIN);
  return VP_DIRECTION[side] * france;
}

/** What a side has for later. */
function stock(g: State, side: Side): number {
  const treaty = Math.min(g.treaty[side], TREATY_POINTS_KEPT);
  return (
    DEBT * availableDebt(g, side) +
    TREATY * treaty +
    TREATY_TOO_MANY * (g.treaty[side] - treaty) +
    CARD * g.secret.hands[side].length +
    SQUADRON_IN_BOX * g.navyBox[side] +
    onMap(g, side) +
    advantages(g, side)
  );
}

function onMap(g: State, side: Side): number {
  let sum = 0;
  for (const sea of SEAS) if (g.flags[sea] === side) sum += SQUADRON_AT_SEA;
  for (const territory of TERRITORIES) if (g.flags[territory] === side) sum += TERRITORY;
  for (const fort of FORTS) if (g.flags[fort] === side) sum += g.damaged[fort] === 1 ? DAMAGED_FORT : FORT;
  for (const market of MARKETS) if (g.flags[market] === side && g.isolated[market] === 1) sum += CUT_OFF;
  return sum;
}

function advantages(g: State, side: Side): number {
  const turnsLeft = Math.min(LAST_PEACE_TURN - g.turn, 3);
  let sum = 0;
  for (let advantage = 0; advantage < ADVANTAGE_COUNT; advantage++) {
    if (controllerOf(g, advantage) !== side) continue;
    sum += ADVANTAGE_A_TURN * turnsLeft;
    if (g.exhausted[advantage] === 0 && !isSpoilt(g, advantage)) sum += ADVANTAGE_NOW;
  }
  return sum;
}
