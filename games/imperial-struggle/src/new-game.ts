import { ABILITY_COUNT } from './data/abilities.ts';
import { ADVANTAGE_COUNT } from './data/advantages.ts';
import { AWARDS } from './data/awards.ts';
import { EVENTS_OF } from './data/events.ts';
import { INVESTMENT_COUNT } from './data/investments.ts';
import { REGION_COUNT } from './data/map/regions.ts';
import { SPACE_COUNT, SPANISH_MARKETS, START } from './data/map/spaces.ts';
import { MINISTRY_COUNT } from './data/ministries.ts';
import { HUGUENOT_MARKERS, START_DEBT_LIMIT, START_VP } from './data/numbers.ts';
import { START_NAVY_BOX, START_UNBUILT } from './data/set-up.ts';
import { FRANCE, NOBODY, SIDES, SPANISH } from './data/sides.ts';
import type { Options } from './options.ts';
import { bonusSlot, kindSlot, type State, theatreSlot } from './state.ts';

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);
const upTo = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** The table before anything has been drawn. */
export function newGame(options: Options, data: string): State {
  const bySide = (value: number) => filled(SIDES.length, value);
  const bySpace = () => filled(SPACE_COUNT, 0);
  return {
    stack: [],
    data,
    options: { ...options },
    sideOf: [0, 1],
    seatOf: [0, 1],
    turn: 1,
    round: 0,
    war: 0,
    vp: START_VP,
    initiative: FRANCE,
    first: FRANCE,
    debt: bySide(0),
    debtLimit: bySide(START_DEBT_LIMIT),
    treaty: bySide(0),
    flags: startingFlags(options),
    conflicts: bySpace(),
    damaged: bySpace(),
    isolated: bySpace(),
    changed: bySpace(),
    navyBox: START_NAVY_BOX.slice(),
    unbuilt: START_UNBUILT.slice(),
    away: bySide(0),
    lost: bySide(0),
    exhausted: filled(ADVANTAGE_COUNT, 0),
    demand: [],
    awards: filled(REGION_COUNT, -1),
    awardPile: upTo(AWARDS.length),
    shown: [],
    takenBy: [],
    tileStack: upTo(INVESTMENT_COUNT),
    used: [],
    discards: [],
    gone: [],
    oldCards: bySide(0),
    revealed: filled(MINISTRY_COUNT, 0),
    spent: filled(ABILITY_COUNT, 0),
    ministryCount: bySide(0),
    jacobitesGone: false,
    thirdMinistry: false,
    jacobiteVictories: 0,
    huguenots: filled(HUGUENOT_MARKERS, -1),
    huguenotsSpent: filled(HUGUENOT_MARKERS, 0),
    townshend: -1,
    freeDebtUsed: 0,
    byng: -1,
    atlantic: NOBODY,
    basicOut: filled(kindSlot(SIDES.length, 0), 0),
    carryOver: bySide(0),
    final: null,
    secret: {
      answers: [],
      hands: [[], []],
      pile: EVENTS_OF[0].slice(),
      known: [[], []],
      ministries: [[], []],
      basic: filled(theatreSlot(SIDES.length, 0), -1),
      bonus: filled(bonusSlot(SIDES.length, 0, 0), -1),
      drawnBasic: bySide(-1),
      drawnBonus: bySide(-1),
    },
  };
}

function startingFlags({ spanishEmpire }: Options): number[] {
  const flags = START.slice();
  if (spanishEmpire) for (const space of SPANISH_MARKETS) flags[space] = SPANISH;
  return flags;
}
