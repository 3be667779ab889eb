import type { Seat } from '@cabinet-wars/kernel';
import { NOWHERE, SQUARE_COUNT, type Square, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { oddsOf, pointsOf, treasuryValue } from '@cabinet-wars/seven-years-world-war/reckoning';
import { NOBODY, type State } from '@cabinet-wars/seven-years-world-war/view';
import { aboard, byLand, bySea, defence, holder, strengthOf, survey } from './ground.ts';

/** By column of the odds: how likely an attack takes its square, all tables and results taken together. */
const TAKES = [0.02, 0.08, 0.25, 0.4, 0.55, 0.7, 0.82] as const;
/** What things are worth in victory points. */
const TREASURY = 0.1;
const ENOUGH = 15;
const TOO_MUCH = 0.03;
const STRENGTH = 0.14;
const MARKER = 0.55;
const CAPITAL = 2;
/** What may yet be won counts less than what is held, and what may be lost a little less than what may be won. */
const IN_REACH = 0.45;
const IN_DANGER = 0.4;
const EMPTY = 0.75;
/** How much the others' standing weighs against one's own. */
const RIVALS = 0.6;
const OVER = 1000;

/** How well a seat stands, in hundredths of what it began with, less how well the others do. */
export function value(g: State, seat: Seat): number {
  if (g.final !== null) return OVER * place(g.final.ratios, seat);
  survey(g);
  let rivals = 0;
  let mine = 0;
  for (let one = 0; one < g.hands.length; one++) {
    const worth = (100 * (pointsOf(g, one) + means(g, one))) / Math.max(1, g.startingPoints[one]);
    if (one === seat) mine = worth;
    else rivals += worth;
  }
  const start = Math.max(1, g.startingPoints[seat]);
  return mine + (100 * (inReach(g, seat) - inDanger(g, seat))) / start - (RIVALS * rivals) / (g.hands.length - 1);
}

const place = (ratios: readonly number[], seat: Seat): number =>
  ratios[seat] / Math.max(1, ...ratios.filter((_, other) => other !== seat));

function means(g: State, seat: Seat): number {
  const purse = Math.min(g.treasury[seat], ENOUGH);
  const rest = g.treasury[seat] - purse;
  return TREASURY * purse + TOO_MUCH * rest + STRENGTH * strengthOf[seat] + MARKER * g.hands[seat];
}

const prize = (g: State, square: Square): number =>
  treasuryValue(g, square) + (tablesOf(g).capitalOf[square] < 0 ? 0 : CAPITAL);

/** The strongest force of those a side has beside a square and that can enter it. */
function strongest(g: State, square: Square, isTheirs: (side: number) => boolean): number {
  const { across, landSide, seaSide, isLand } = tablesOf(g);
  let most = 0;
  for (let direction = 0; direction < 4; direction++) {
    const side = square * 4 + direction;
    const from = across[side];
    if (from === NOWHERE || !isTheirs(holder[from])) continue;
    const land = (landSide[side] ? byLand[from] : 0) + (seaSide[side] && isLand[square] ? aboard[from] : 0);
    const force = isLand[square] ? land : seaSide[side] ? bySea[from] : 0;
    if (force > most) most = force;
  }
  return most;
}

/** What others' squares, and nobody's, are worth to a seat that stands beside them. */
function inReach(g: State, seat: Seat): number {
  const { defence: ground } = tablesOf(g);
  let sum = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (holder[square] === seat) continue;
    const worth = prize(g, square);
    if (worth === 0) continue;
    const force = strongest(g, square, (side) => side === seat);
    if (force === 0) continue;
    const chance =
      holder[square] === NOBODY ? EMPTY : TAKES[oddsOf(force, Math.max(1, defence[square] + ground[square]))];
    sum += IN_REACH * chance * worth;
  }
  return sum;
}

/** What enemies beside one's own squares may take. */
function inDanger(g: State, seat: Seat): number {
  const { defence: ground } = tablesOf(g);
  let sum = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (holder[square] !== seat) continue;
    const worth = prize(g, square);
    if (worth === 0) continue;
    const force = strongest(g, square, (side) => side >= 0 && side !== seat);
    if (force > 0) sum += IN_DANGER * TAKES[oddsOf(force, Math.max(1, defence[square] + ground[square]))] * worth;
  }
  return sum;
}
