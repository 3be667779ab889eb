import { fieldsOf } from '@cabinet-wars/kernel';
import { SQUARES, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import type { Attack, Move } from '@cabinet-wars/seven-years-world-war/view';
import type { Box } from '../../../map/camera.ts';
import type { Arrow } from '../read/map/marks.ts';
import type { Target } from '../read/map/things.ts';
import { type Event, frameOf, type OpenView } from '../read/seen.ts';
import { boxAround, CELL, COLUMNS, SHEET } from './grid.ts';

/** More than fits a window at reading size is not gone to: it would only make everything small. */
const [MOST_COLUMNS, MOST_ROWS] = [9, 6];

/** The squares an event is about. */
export function squaresOf(event: Event): SquareId[] {
  const { from, to, square } = fieldsOf(event);
  return [from, to, square].filter((id): id is SquareId => typeof id === 'string' && SQUARES.includes(id));
}

/**
 * Where one should look: at what happens, at the arrow, at the fight or march under way, at what a plate is about, at what may
 * be chosen.
 */
export function lookOf(
  open: OpenView,
  event: Event | null,
  arrows: readonly Arrow[],
  targets: readonly Target[],
  about: readonly SquareId[] = [],
): Box | null {
  if (event !== null) return boxOfSome(squaresOf(event));
  if (arrows.length > 0) return boxOfSome(arrows.flatMap(({ from, to }) => [from, to]));
  const attack = frameOf<Attack>(open, 'attack');
  if (attack !== null) return boxOfSome([SQUARES[attack.from], SQUARES[attack.to]]);
  const move = frameOf<Move>(open, 'move');
  if (move !== null) return grown(boxOfSome([SQUARES[move.at]]));
  if (about.length > 0) return boxOfSome(about) ?? boxOfSome(about.slice(0, 1));
  const chosen = targets.flatMap(({ things }) =>
    things.flatMap((thing) => (thing.t === 'route' ? [] : [thing.square])),
  );
  return boxOfSome(chosen);
}

function boxOfSome(ids: readonly SquareId[]): Box | null {
  if (ids.length === 0) return null;
  const box = boxAround(ids.map((id) => SQUARES.indexOf(id)));
  return box.w > MOST_COLUMNS * CELL || box.h > MOST_ROWS * CELL ? null : box;
}

/** With the squares around it, as far as the sheet goes. */
function grown(box: Box | null): Box | null {
  if (box === null) return null;
  const x = Math.max(0, box.x - CELL);
  const y = Math.max(0, box.y - CELL);
  return { x, y, w: Math.min(COLUMNS * CELL, box.x + 2 * CELL) - x, h: Math.min(SHEET.h, box.y + 2 * CELL) - y };
}
