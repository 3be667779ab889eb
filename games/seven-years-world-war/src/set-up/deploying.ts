import type { Tables } from '../data/compile.ts';
import { type Deploying, deploymentsOf, suggestionOf } from '../data/deployments.ts';
import { POWER, POWERS, type Power } from '../data/powers.ts';
import { GUEST } from '../data/scenarios.ts';
import type { Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { IS_STATIC, KIND, KIND_OF, type Unit } from '../data/units.ts';
import { hasWorks } from '../pieces.ts';
import { NEUTRAL, NO_PIECE, type State } from '../state.ts';

/** How many of a power's units on a square show one of these faces. */
function countOf(g: State, square: Square, power: Power, isSuch: (face: Unit) => boolean): number {
  const { pieceNation } = tablesOf(g);
  let count = 0;
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (pieceNation[piece] === power && isSuch(g.face[piece])) count++;
  return count;
}

const ofKind = (unit: Unit) => (face: Unit) => KIND_OF[face] === KIND_OF[unit];

/** How many more units of a row a square may take. */
export function roomFor(g: State, square: Square, power: Power, { unit, most }: Deploying): number {
  if (IS_STATIC[unit] && hasWorks(g, square)) return 0;
  return most - countOf(g, square, power, ofKind(unit));
}

/** 28.6: where the next unit of a row may be set up. */
export function squaresFor(g: State, power: Power, row: Deploying): Square[] {
  const squares = row.squares.filter((square) => roomFor(g, square, power, row) > 0);
  return mayVisit(g, power, row.unit) ? [...squares, ...hostSquares(tablesOf(g))] : squares;
}

const hostSquares = (tables: Tables): readonly Square[] => tables.squaresOf[POWER[GUEST.host]];

/** 28.6: one British army may begin with its Prussian ally, for the troops in Hanover. */
function mayVisit(g: State, power: Power, unit: Unit): boolean {
  if (power !== POWER[GUEST.power] || KIND_OF[unit] !== KIND.army) return false;
  if (g.control[power] === NEUTRAL || g.control[power] !== g.control[POWER[GUEST.host]]) return false;
  const guests = hostSquares(tablesOf(g)).reduce((sum, square) => sum + countOf(g, square, power, ofKind(unit)), 0);
  return guests < GUEST.armies;
}

/** Whether what is left of a row can go in one way only: a single square, or every free place taken. */
export function isForced(g: State, power: Power, row: Deploying, left: number): boolean {
  const squares = squaresFor(g, power, row);
  if (squares.length <= 1) return true;
  return squares.reduce((sum, square) => sum + roomFor(g, square, power, row), 0) <= left;
}

/** The square suggested for the next unit of a row: the first that has not yet what is suggested for it, else any. */
export function suggestedSquare(g: State, power: Power, row: Deploying): Square | undefined {
  const open = squaresFor(g, power, row);
  const wanted = suggestionOf(tablesOf(g), power).filter(({ unit }) => unit === row.unit);
  const short = wanted.find(({ square }, i) => {
    const upToHere = wanted.slice(0, i + 1).filter((one) => one.square === square).length;
    return open.includes(square) && countOf(g, square, power, (face) => face === row.unit) < upToHere;
  });
  return short?.square ?? open[0];
}

const rows = new WeakMap<Tables, (readonly Deploying[])[]>();

/** The lines of a power's set-up, looked up once for each data set. */
export function rowsOf(g: State, power: Power): readonly Deploying[] {
  const tables = tablesOf(g);
  if (!rows.has(tables))
    rows.set(
      tables,
      POWERS.map((_, each) => deploymentsOf(tables, each)),
    );
  return rows.get(tables)![power];
}
