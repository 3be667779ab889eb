import { simplexNoise } from './noise.ts';
import type { Point, Ring } from './plane.ts';
import { grow } from './plane.ts';
import { distances, fill, type Raster } from './raster.ts';
import type { Sheet } from './sheet.ts';

const CELLS_PER_UNIT = 2;
const SPACING = 2.5;
const SHORTEST = 1.2;

/** What the strokes need to know of a sheet. */
type Shore = Pick<Sheet, 'box' | 'reach' | 'vary'>;

/** The engraver's water: level strokes along every coast, longer and shorter as the hand went. A large sheet does with fewer cells. */
export function shoreStrokes(plate: Shore, land: readonly Ring[], seed: number, cells = CELLS_PER_UNIT): Point[][] {
  const noise = simplexNoise(seed);
  const raster = fill(land, grow(plate.box, 12), cells);
  const far = distances(raster);
  const reach = (x: number, y: number): number =>
    plate.reach + plate.vary * noise(x / 9, y / 4) + (plate.vary / 2) * noise(x / 60, y / 60);
  const strokes: Point[][] = [];
  for (let y = plate.box.y + SPACING; y < plate.box.y + plate.box.h; y += SPACING) {
    strokes.push(...alongLine(plate, raster, far, y, reach));
  }
  return strokes;
}

function alongLine(
  plate: Shore,
  raster: Raster,
  far: Float32Array,
  y: number,
  reach: (x: number, y: number) => number,
): Point[][] {
  const strokes: Point[][] = [];
  const row = Math.floor((y - raster.box.y) * raster.scale) * raster.width;
  let from: number | null = null;
  const end = plate.box.x + plate.box.w;
  for (let x = plate.box.x; x <= end; x += 1 / raster.scale) {
    const cell = row + Math.floor((x - raster.box.x) * raster.scale);
    const near = x < end && raster.cells[cell] === 0 && far[cell] < plate.reach + 2 * plate.vary;
    const wet = near && far[cell] < reach(x, y);
    if (wet && from === null) from = x;
    if (wet || from === null) continue;
    if (x - from >= SHORTEST)
      strokes.push([
        [from, y],
        [x, y],
      ]);
    from = null;
  }
  return strokes;
}
