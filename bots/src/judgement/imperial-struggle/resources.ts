import {
  ACTION_ROUNDS,
  ADVANTAGE_COUNT,
  ADVANTAGE_EFFECT,
  FORTS,
  LAST_PEACE_TURN,
  MARKETS,
  opponentOf,
  SEAS,
  type Side,
  START_VP,
  TERRITORIES,
  TREATY_POINTS_KEPT,
  tablesOf,
  VP_DIRECTION,
} from '@cabinet-wars/imperial-struggle/data';
import { availableDebt, controllerOf, isProtected, isSpoilt } from '@cabinet-wars/imperial-struggle/reckoning';
import type { Action, Round, State } from '@cabinet-wars/imperial-struggle/view';
import { frameOf, type Seat } from '@cabinet-wars/kernel';
import type { FeatureGroup, Named } from '../../learning/features.ts';
import { LATER_TURNS } from './contests.ts';

/** How much of the game lies behind: 0 at its start, 1 at its end. */
const elapsed = (g: State): number => (g.turn - 1 + g.round / ACTION_ROUNDS) / LAST_PEACE_TURN;

/** A lead from which the game may end at once. */
const NEAR_VICTORY = 9;

/** The Victory track. */
export const track: FeatureGroup<State> = {
  features: [
    ['VP ahead', 1],
    ['VP ahead, late', 0.3],
    ['near an automatic victory', 0.5],
    ['near an automatic defeat', -0.5],
    ['plays France', 0],
    ['has the last word this turn', 0.3],
  ],
  fill(g, seat, out, at) {
    const side = g.sideOf[seat];
    const ahead = VP_DIRECTION[side] * (g.vp - START_VP);
    out[at] = ahead;
    out[at + 1] = ahead * elapsed(g);
    out[at + 2] = Math.max(0, ahead - NEAR_VICTORY);
    out[at + 3] = Math.max(0, -ahead - NEAR_VICTORY);
    out[at + 4] = side === 0 ? 0.5 : -0.5;
    out[at + 5] = g.round === 0 ? 0 : g.first === side ? -0.5 : 0.5;
  },
};

const HELD: Named = [
  ['Available Debt', 0.8],
  ['the last of the Available Debt', 0.3],
  ['Treaty Points that are kept', 1.1],
  ['Treaty Points beyond', 0.3],
  ['Event cards', 0.3],
  ['squadrons at sea', 2],
  ['squadrons in the Navy Box', 1.5],
  ['Territories', 1.6],
  ['Forts', 1.5],
  ['damaged Forts', 0.6],
  ['Markets cut off', -0.15],
  ['Markets protected', 0.05],
  ['Markets', 0.05],
  ['Conflicts on one’s own flags', -0.2],
  ['Advantages ready', 0.35],
  ['Advantages in turns to come', 0.8],
  ['ministries in sight', 0],
];
/** What is worth more or less as the game grows old, besides. */
const LATE: readonly (readonly [held: number, start: number])[] = [
  [0, -0.3],
  [2, -0.4],
  [4, -0.2],
  [5, -0.5],
  [6, -0.5],
  [7, 0.5],
  [8, -0.5],
];
const LAST_OF_DEBT = 3;
/** What an Advantage brings in a turn beside one that places a Conflict, which takes two Military points to undo. */
const A_TURN = { debt: 1.6, conflict: 1, unflag: 0.4, displace: 0.5, squadron: 0.5 } as const;

function count(g: State, side: Side, out: Float64Array, at: number, sign: number): void {
  const debt = availableDebt(g, side);
  const kept = Math.min(g.treaty[side], TREATY_POINTS_KEPT);
  out[at] += sign * debt;
  out[at + 1] += sign * Math.min(debt, LAST_OF_DEBT);
  out[at + 2] += sign * kept;
  out[at + 3] += sign * (g.treaty[side] - kept);
  out[at + 4] += sign * g.secret.hands[side].length;
  for (const sea of SEAS) if (g.flags[sea] === side) out[at + 5] += sign;
  out[at + 6] += sign * g.navyBox[side];
  for (const territory of TERRITORIES) if (g.flags[territory] === side) out[at + 7] += sign;
  for (const fort of FORTS) if (g.flags[fort] === side) out[at + (g.damaged[fort] === 1 ? 9 : 8)] += sign;
  for (const market of MARKETS) {
    if (g.flags[market] !== side) continue;
    out[at + 12] += sign;
    if (g.isolated[market] === 1) out[at + 10] += sign;
    if (g.conflicts[market] > 0) out[at + 13] += sign;
    if (isProtected(g, market)) out[at + 11] += sign;
  }
  const turnsLeft = LATER_TURNS[LAST_PEACE_TURN - g.turn];
  for (let advantage = 0; advantage < ADVANTAGE_COUNT; advantage++) {
    if (controllerOf(g, advantage) !== side) continue;
    out[at + 15] += sign * turnsLeft * A_TURN[ADVANTAGE_EFFECT[advantage].does];
    if (g.exhausted[advantage] === 0 && !isSpoilt(g, advantage)) out[at + 14] += sign;
  }
  for (const ministry of g.secret.ministries[side]) if (g.revealed[ministry] === 1) out[at + 16] += sign;
}

/** What nothing is scored for when the game ends: all but Debt (0 and 1) and Territories (7). */
const USED_UP = HELD.map((_, i) => i).filter((i) => i > 1 && i !== 7);
/** How much of it can still be put to use: in the last turn so much as there are rounds left. */
const yetToUse = (g: State): number => (g.turn < LAST_PEACE_TURN ? 1 : 1 - g.round / ACTION_ROUNDS);

/** What one side has for later and the other has not. */
export const held: FeatureGroup<State> = {
  features: [...HELD, ...LATE.map(([i, start]) => [`${HELD[i][0]}, late`, start] as const)],
  fill(g, seat, out, at) {
    const side = g.sideOf[seat];
    out.fill(0, at, at + HELD.length);
    count(g, side, out, at, 1);
    count(g, opponentOf(side), out, at, -1);
    const use = yetToUse(g);
    if (use < 1) for (const i of USED_UP) out[at + i] *= use;
    const late = elapsed(g);
    LATE.forEach(([i], j) => {
      out[at + HELD.length + j] = late * out[at + i];
    });
  },
};

const rest = new Float64Array(3);

/** All points of an Action Round that a seat has not yet spent. */
export function pointsLeft(g: State, seat: Seat): number {
  roundUnderWay.fill(g, seat, rest, 0);
  return rest[0] + rest[1] + rest[2];
}

/** Points of an Action Round not yet spent: the seat's own, or less by the other's. */
export const roundUnderWay: FeatureGroup<State> = {
  features: [
    ['Major action to come', 0.5],
    ['Minor action to come', 0.25],
    ['points to spend', 0.3],
  ],
  fill(g, seat, out, at) {
    out.fill(0, at, at + 3);
    const round = frameOf<Round>(g, 'action-round');
    if (round === null || round.tile < 0) return;
    const sign = round.side === g.sideOf[seat] ? 1 : -1;
    const { majorPoints, minorPoints } = tablesOf(g).investments[round.tile];
    if (!round.majorDone) out[at] = sign * (majorPoints + round.majorBonus);
    if (!round.minorDone) out[at + 1] = sign * (minorPoints + round.minorBonus);
    const action = frameOf<Action>(g, 'action');
    for (const { n } of action === null ? round.grants : action.purse) out[at + 2] += sign * n;
  },
};
