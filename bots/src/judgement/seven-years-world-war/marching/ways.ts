import { NOWHERE, SQUARE_COUNT, type Square, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { costOf, isForbidden, mayPass, mayStopIn } from '@cabinet-wars/seven-years-world-war/reckoning';
import { type Move, NOBODY, type State } from '@cabinet-wars/seven-years-world-war/view';
import { holder } from '../ground.ts';

/** The least points to each square, and the square before it on that way. Used again at every look. */
const spent = new Int16Array(SQUARE_COUNT);
const before = new Int16Array(SQUARE_COUNT);
const UNKNOWN = -1;

/** A square where a force may end its move, and the squares on the way to it. */
export interface Stop {
  readonly square: Square;
  readonly way: readonly Square[];
  /** Points left on arrival. */
  readonly left: number;
}

/** Where a force may come to that could matter: it stays out of lands it may enter only at a price (4.413, 21.2). The ground has been surveyed. */
export function stopsOf(g: State, f: Move, sight: number): Stop[] {
  const entered = spread(g, f);
  const open = entered.filter((square) => square !== f.at && mayStopIn(g, f, square) && !staysAtAPrice(g, f, square));
  const noted = open.filter((square) => isOfNote(g, f, square));
  // Who only passes a square must go on, wherever to.
  const stops = noted.length > 0 || mayStopIn(g, f, f.at) ? noted : open;
  const all = stops.map((square) => ({ square, way: wayTo(f.at, square), left: f.left - spent[square] }));
  const seen = all.filter(({ way }) => way.length <= sight);
  return seen.length > 0 || mayStopIn(g, f, f.at) ? seen : all;
}

/** Fleets pass such lands for nothing, and pay where they stay; land units pay on entering and never come there. */
export const staysAtAPrice = (g: State, f: Move, square: Square): boolean =>
  f.naval && !f.minor && square !== f.from && isForbidden(g, f.seat, square);

/** Every square that can be entered, the nearest first. */
function spread(g: State, f: Move): Square[] {
  const { across } = tablesOf(g);
  spent.fill(UNKNOWN);
  const rings: Square[][] = Array.from({ length: f.left + 1 }, () => []);
  rings[0].push(f.at);
  spent[f.at] = 0;
  const entered: Square[] = [];
  for (let points = 0; points <= f.left; points++)
    for (const square of rings[points]) {
      if (spent[square] !== points) continue;
      entered.push(square);
      for (let direction = 0; direction < 4; direction++) {
        const to = across[square * 4 + direction];
        if (to === NOWHERE || !mayPass(g, f, square, direction)) continue;
        const cost = points + costOf(g, f, to);
        if (cost > f.left || (spent[to] !== UNKNOWN && spent[to] <= cost)) continue;
        if (!f.naval && isForbidden(g, f.seat, to)) continue;
        spent[to] = cost;
        before[to] = square;
        rings[cost].push(to);
      }
    }
  return [...new Set(entered)];
}

function wayTo(from: Square, to: Square): Square[] {
  const way: Square[] = [];
  for (let square = to; square !== from; square = before[square]) way.unshift(square);
  return way;
}

/** Of the open sea and of coasts that nobody wants, only what lies beside others or on a trade route. */
function isOfNote(g: State, f: Move, square: Square): boolean {
  const tables = tablesOf(g);
  if (holder[square] === f.seat || tables.value[square] > 0) return true;
  if (f.naval && routeSquares(tables).has(square)) return true;
  for (let side = square * 4; side < square * 4 + 4; side++) {
    const beside = tables.across[side];
    if (beside !== NOWHERE && holder[beside] !== f.seat && (holder[beside] !== NOBODY || tables.value[beside] > 0))
      return true;
  }
  return false;
}

type Tables = ReturnType<typeof tablesOf>;
const known = new WeakMap<Tables, ReadonlySet<Square>>();

function routeSquares(tables: Tables): ReadonlySet<Square> {
  let squares = known.get(tables);
  if (squares === undefined) {
    squares = new Set(tables.routePaths.flatMap((paths) => paths.flatMap((path) => path.squares)));
    known.set(tables, squares);
  }
  return squares;
}
