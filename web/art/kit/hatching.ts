import type { Box, Point, Ring } from './plane.ts';
import { fill } from './raster.ts';

const CELLS_PER_UNIT = 3;

/** Strokes at 45° over the inside of some rings: how land out of play is shown. */
export function hatching(rings: readonly Ring[], box: Box, spacing: number): Point[][] {
  const { cells, width, height } = fill(rings, box, CELLS_PER_UNIT);
  const inside = (x: number, y: number): boolean => {
    const column = Math.floor((x - box.x) * CELLS_PER_UNIT);
    const row = Math.floor((y - box.y) * CELLS_PER_UNIT);
    return column >= 0 && row >= 0 && column < width && row < height && cells[row * width + column] === 1;
  };
  const strokes: Point[][] = [];
  const step = spacing * Math.SQRT2;
  for (let foot = box.x - box.h; foot < box.x + box.w; foot += step) {
    let from: Point | null = null;
    for (let t = 0; t <= box.h; t += 0.25) {
      const at: Point = [foot + t, box.y + t];
      const wet = t < box.h && inside(at[0], at[1]);
      if (wet && !from) from = at;
      if (wet || !from) continue;
      if (at[0] - from[0] > 0.8) strokes.push([from, at]);
      from = null;
    }
  }
  return strokes;
}
