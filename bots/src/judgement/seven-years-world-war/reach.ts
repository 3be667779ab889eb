import type { Seat } from '@cabinet-wars/kernel';
import { distance, NOWHERE, SQUARE_COUNT, type Square, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { oddsOf, treasuryValue } from '@cabinet-wars/seven-years-world-war/reckoning';
import { NEUTRAL, NOBODY, type State } from '@cabinet-wars/seven-years-world-war/view';
import { aboard, byLand, bySea, defence, holder, occupied } from './ground.ts';

/** By column of the odds: how likely an attack takes its square, all tables and results taken together. */
const TAKES = [0.02, 0.08, 0.25, 0.4, 0.55, 0.7, 0.82] as const;
/** A capital is worth more than its taxes: without it a power draws no markers (8.2). */
const CAPITAL = 2;
const FREE_MARKER = 1;
const EMPTY = 0.75;
/** How far, in squares, somebody is thought to come in a turn by land and by sea. */
const MARCH = 4;
const VOYAGE = 11;

function prize(g: State, square: Square): number {
  const { capitalOf, freeMarkers } = tablesOf(g);
  const power = capitalOf[square];
  return treasuryValue(g, square) + (power < 0 ? 0 : CAPITAL + FREE_MARKER * freeMarkers[power]);
}

const chanceAgainst = (g: State, square: Square, force: number): number =>
  holder[square] === NOBODY ? EMPTY : TAKES[oddsOf(force, Math.max(1, defence[square] + tablesOf(g).defence[square]))];

/** What can strike across a side of a square, from the square beside it. */
function forceAcross(g: State, square: Square, side: number, from: Square): number {
  const { landSide, seaSide, isLand } = tablesOf(g);
  const land = (landSide[side] ? byLand[from] : 0) + (seaSide[side] && isLand[square] ? aboard[from] : 0);
  return isLand[square]
    ? Math.max(land, seaSide[side] ? bySea[from] + aboard[from] : 0)
    : seaSide[side]
      ? bySea[from]
      : 0;
}

/** The strongest force of those a side has beside a square and that can enter it. */
function strongest(g: State, square: Square, isTheirs: (side: number) => boolean): number {
  const { across } = tablesOf(g);
  let most = 0;
  for (let side = square * 4; side < square * 4 + 4; side++) {
    const from = across[side];
    if (from === NOWHERE || !isTheirs(holder[from])) continue;
    most = Math.max(most, forceAcross(g, square, side, from));
  }
  return most;
}

/** What others' squares, and nobody's, are worth to a seat that stands beside them; or those of one other alone. */
export function inReach(g: State, seat: Seat, of: Seat | null = null): number {
  let sum = 0;
  for (const square of valuedSquares(g)) {
    if (holder[square] === seat || (of !== null && holder[square] !== of)) continue;
    const force = strongest(g, square, (side) => side === seat);
    if (force > 0) sum += chanceAgainst(g, square, force) * prize(g, square);
  }
  return sum;
}

/** By target: what the force that has nothing better to strike at may take of it. */
const aimed = new Float64Array(SQUARE_COUNT);

/** What a seat may take in the combat phase that is to come: every force strikes once. */
export function inStride(g: State, seat: Seat, rivals: number): number {
  const { across } = tablesOf(g);
  aimed.fill(0);
  let sum = 0;
  for (const from of occupied) {
    if (holder[from] !== seat || byLand[from] + bySea[from] === 0) continue;
    let [most, target] = [0, NOWHERE];
    for (let direction = 0; direction < 4; direction++) {
      const to = across[from * 4 + direction];
      if (to === NOWHERE || holder[to] === seat || holder[to] === NOBODY || holder[to] === NEUTRAL) continue;
      const worth = prize(g, to) * (holder[to] >= 0 ? 1 + rivals : 1);
      if (worth === 0) continue;
      const back = to * 4 + ((direction + 2) % 4);
      const gain = worth * chanceAgainst(g, to, forceAcross(g, to, back, from));
      if (gain > most) [most, target] = [gain, to];
    }
    if (target === NOWHERE || most <= aimed[target]) continue;
    sum += most - aimed[target];
    aimed[target] = most;
  }
  return sum;
}

/** What enemies beside one's own squares may take. */
export function inDanger(g: State, seat: Seat): number {
  let sum = 0;
  for (const square of valuedSquares(g)) {
    if (holder[square] !== seat) continue;
    const force = strongest(g, square, (side) => side >= 0 && side !== seat);
    if (force > 0) sum += chanceAgainst(g, square, force) * prize(g, square);
  }
  return sum;
}

/** Enemies that can come: the squares where they stand. */
const comers: Square[] = [];

/** What enemies may come and take who are not yet there. */
export function exposed(g: State, seat: Seat): number {
  const coast = coasts(g);
  comers.length = 0;
  for (const from of occupied)
    if (holder[from] >= 0 && holder[from] !== seat && byLand[from] + bySea[from] > 0) comers.push(from);
  let sum = 0;
  for (const square of valuedSquares(g)) {
    if (holder[square] !== seat) continue;
    let most = 0;
    for (const from of comers) {
      const far = distances[from * SQUARE_COUNT + square];
      if (far <= MARCH && byLand[from] > most) most = byLand[from];
      const landing = bySea[from] + aboard[from];
      if (far <= VOYAGE && coast[square] && bySea[from] > 0 && landing > most) most = landing;
    }
    if (most > 0) sum += chanceAgainst(g, square, most) * prize(g, square);
  }
  return sum;
}

const shores = new WeakMap<object, readonly boolean[]>();

function coasts(g: State): readonly boolean[] {
  const tables = tablesOf(g);
  let coast = shores.get(tables);
  if (coast === undefined) {
    const { seaSide } = tables;
    coast = tables.isLand.map((_, square) => [0, 1, 2, 3].some((direction) => seaSide[square * 4 + direction]));
    shores.set(tables, coast);
  }
  return coast;
}

/** By two squares: how many sides lie between them. */
export const distances = new Uint8Array(SQUARE_COUNT * SQUARE_COUNT);
for (let one = 0; one < SQUARE_COUNT; one++)
  for (let other = 0; other < SQUARE_COUNT; other++) distances[one * SQUARE_COUNT + other] = distance(one, other);

const valued = new WeakMap<object, readonly Square[]>();

/** The squares that are worth anything, pillaged or not. */
export function valuedSquares(g: State): readonly Square[] {
  const tables = tablesOf(g);
  let squares = valued.get(tables);
  if (squares === undefined) {
    squares = [...tables.value.keys()].filter((square) => tables.value[square] > 0 || tables.capitalOf[square] >= 0);
    valued.set(tables, squares);
  }
  return squares;
}
