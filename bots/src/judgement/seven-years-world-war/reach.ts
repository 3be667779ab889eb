import type { Seat } from '@cabinet-wars/kernel';
import { NOWHERE, SQUARE_COUNT, type Square, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { oddsOf, treasuryValue } from '@cabinet-wars/seven-years-world-war/reckoning';
import { NOBODY, type State } from '@cabinet-wars/seven-years-world-war/view';
import { aboard, byLand, bySea, defence, holder } from './ground.ts';

/** By column of the odds: how likely an attack takes its square, all tables and results taken together. */
const TAKES = [0.02, 0.08, 0.25, 0.4, 0.55, 0.7, 0.82] as const;
const CAPITAL = 2;
const EMPTY = 0.75;

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

/** What others' squares, and nobody's, are worth to a seat that stands beside them; or those of one other alone. */
export function inReach(g: State, seat: Seat, of: Seat | null = null): number {
  const { defence: ground } = tablesOf(g);
  let sum = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (holder[square] === seat || (of !== null && holder[square] !== of)) continue;
    const worth = prize(g, square);
    if (worth === 0) continue;
    const force = strongest(g, square, (side) => side === seat);
    if (force === 0) continue;
    const chance =
      holder[square] === NOBODY ? EMPTY : TAKES[oddsOf(force, Math.max(1, defence[square] + ground[square]))];
    sum += chance * worth;
  }
  return sum;
}

/** What enemies beside one's own squares may take. */
export function inDanger(g: State, seat: Seat): number {
  const { defence: ground } = tablesOf(g);
  let sum = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (holder[square] !== seat) continue;
    const worth = prize(g, square);
    if (worth === 0) continue;
    const force = strongest(g, square, (side) => side >= 0 && side !== seat);
    if (force > 0) sum += TAKES[oddsOf(force, Math.max(1, defence[square] + ground[square]))] * worth;
  }
  return sum;
}
