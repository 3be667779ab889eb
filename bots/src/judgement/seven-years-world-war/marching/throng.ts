import type { Option, Seat } from '@cabinet-wars/kernel';
import { SQUARE_COUNT, type Square, squareOf, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { type Choice, NEUTRAL, NOBODY, type State } from '@cabinet-wars/seven-years-world-war/view';
import { bySea, holder, survey } from '../ground.ts';
import { distances, valuedSquares } from '../reach.ts';

/** With more squares to set out from than this, not all are weighed against each other at every move. */
const MANY = 20;
/** A move that gains as much, in hundredths of the points at the start, is then made at once. */
const GOOD = 0.5;
/** How near something to be had must be for a force to be thought of. */
const BY_LAND = 4;
const BY_SEA = 8;

/** Who commands half the world thinks of those forces that have something before them, one after the other. */
export class Throng {
  readonly #looks = new WeakMap<
    State,
    { readonly stood: number; readonly near: ReadonlySet<Square>; isFound: boolean }
  >();

  /** Whether a force is thought of at all. */
  isThoughtOf(g: State, seat: Seat, options: readonly Option<Choice>[], square: string, value: () => number): boolean {
    const starts = options.filter(({ t }) => t === 'move');
    if (starts.length <= MANY) return true;
    let look = this.#looks.get(g);
    if (look === undefined) {
      const stood = value();
      survey(g);
      look = { stood, near: new Set(starts.map(startOf).filter((from) => hasTarget(g, seat, from))), isFound: false };
      this.#looks.set(g, look);
    }
    return !look.isFound && look.near.has(squareOf(square));
  }

  /** What one of them comes to has been told. */
  note(g: State, worth: number): void {
    const look = this.#looks.get(g);
    if (look !== undefined && worth > look.stood + GOOD) look.isFound = true;
  }
}

const startOf = (option: Option<Choice>): Square => ('square' in option ? squareOf(String(option.square)) : -1);

/** The ground has been surveyed. */
function hasTarget(g: State, seat: Seat, from: Square): boolean {
  const { owner } = tablesOf(g);
  const reach = bySea[from] > 0 ? BY_SEA : BY_LAND;
  return valuedSquares(g).some((to) => {
    if (holder[to] === seat || holder[to] === NEUTRAL) return false;
    if (holder[to] === NOBODY && g.control[owner[to]] === NEUTRAL) return false;
    return distances[from * SQUARE_COUNT + to] <= reach;
  });
}
