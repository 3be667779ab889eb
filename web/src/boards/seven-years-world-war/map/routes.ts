import type { Point } from '../../../map/camera.ts';
import type { RouteLine } from '../read/map/routes.ts';
import { COLUMNS, middleOf, SHEET } from './grid.ts';

const APART = 7;
const MOST = 10;

/** By route, how far it is drawn beside the middle of each square, since others run through it too. */
function offsets(routes: readonly RouteLine[]): (route: number, square: number) => number {
  const through = new Map<number, number[]>();
  routes.forEach(({ stretches }, route) => {
    for (const square of new Set(stretches.flat())) through.set(square, [...(through.get(square) ?? []), route]);
  });
  return (route, square) => {
    const sharing = through.get(square) ?? [];
    const aside = (sharing.indexOf(route) - (sharing.length - 1) / 2) * APART;
    return Math.max(-MOST, Math.min(MOST, aside));
  };
}

/** Each route as lines of points; one that leaves the sheet in the east comes in again from the west. */
export function routeLines(routes: readonly RouteLine[]): Point[][][] {
  const aside = offsets(routes);
  return routes.map(({ stretches }, route) =>
    stretches.flatMap((stretch) => {
      const at = (square: number): Point => {
        const { x, y } = middleOf(square);
        return { x: x + aside(route, square), y: y + aside(route, square) };
      };
      return cutAtEdge(stretch).map(({ squares, enters, leaves }) => {
        const line = squares.map(at);
        if (enters !== null) line.unshift({ x: enters, y: line[0].y });
        if (leaves !== null) line.push({ x: leaves, y: line[line.length - 1].y });
        return line;
      });
    }),
  );
}

interface Piece {
  readonly squares: number[];
  enters: number | null;
  leaves: number | null;
}

function cutAtEdge(stretch: readonly number[]): Piece[] {
  const pieces: Piece[] = [{ squares: [stretch[0]], enters: null, leaves: null }];
  for (let i = 1; i < stretch.length; i++) {
    const by = (stretch[i] % COLUMNS) - (stretch[i - 1] % COLUMNS);
    const last = pieces[pieces.length - 1];
    if (Math.abs(by) <= 1) last.squares.push(stretch[i]);
    else {
      last.leaves = by < 0 ? SHEET.w : 0;
      pieces.push({ squares: [stretch[i]], enters: by < 0 ? 0 : SHEET.w, leaves: null });
    }
  }
  return pieces;
}

const round = (v: number): number => Math.round(v * 10) / 10;

/** Catmull and Rom's curve through all points. */
export function curve(points: readonly Point[]): string {
  let d = `M${round(points[0].x)} ${round(points[0].y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, e] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ];
    const at = [b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6, c.x - (e.x - b.x) / 6, c.y - (e.y - b.y) / 6, c.x, c.y];
    d += `C${at.map(round).join(' ')}`;
  }
  return d;
}

/** A plaque is as wide as its name, with room for the medal. */
export const plaqueFor = (name: string) => ({ w: name.length * 5.8 + 32, h: 19 });
