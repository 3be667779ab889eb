import { ROSE, SHEET } from '../../src/boards/seven-years-world-war/map/grid.ts';
import { closedPath, openPath, smoothPath } from '../kit/path.ts';
import { contains, grow, type Point, type Ring } from '../kit/plane.ts';
import type { Raster } from '../kit/raster.ts';
import { shoreStrokes } from '../kit/shore.ts';
import { path, rose } from '../kit/svg.ts';
import { TERRAIN } from '../struggle-of-empires/terrain.ts';
import { BOX, onSheet } from './world.ts';

const SEED = 1756;
const NODES: readonly (readonly [x: number, y: number, lines: number])[] = [
  [ROSE.x, ROSE.y, 32],
  [1580, 940, 16],
  [180, 860, 16],
];

/**
 * What never moves and lies over the coloured ground: the sea with a hole for every land, and the lines of the engraver. It
 * holds no colour and no width: the style sheet gives both.
 */
export function staticLayer(land: readonly Ring[], ground: Raster): string {
  const shore = shoreStrokes({ box: BOX, reach: 7, vary: 5 }, land, SEED, 1);
  const layers = [
    path('sea', `M0 0H${SHEET.w}V${SHEET.h}H0z${closedPath(land)}`),
    path('rhumb', openPath(rhumbLines(ground))),
    path('shore', openPath(shore)),
    path('lake', lakes().map(smoothRing).join('')),
    path('coast', closedPath(land)),
    rose(ROSE.x, ROSE.y, ROSE.radius),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="syww-static" viewBox="0 0 ${SHEET.w} ${SHEET.h}" aria-hidden="true">` +
    `${layers.join('\n')}</svg>\n`
  );
}

/** Rhumb lines leave each node in equal angles and show on the water alone. */
function rhumbLines(ground: Raster): Point[][] {
  return NODES.flatMap(([x, y, lines]) =>
    Array.from({ length: lines }, (_, i) => (i * 2 * Math.PI) / lines).flatMap((angle) =>
      onWater(ground, [x, y], [Math.cos(angle), Math.sin(angle)]),
    ),
  );
}

function onWater({ cells, width, scale, box }: Raster, [x, y]: Point, [dx, dy]: Point): Point[][] {
  const runs: Point[][] = [];
  let from: Point | null = null;
  let last: Point = [x, y];
  for (let t = 0; contains(BOX, [x + dx * t, y + dy * t]); t += 2) {
    last = [x + dx * t, y + dy * t];
    const dry = cells[Math.floor((last[1] - box.y) * scale) * width + Math.floor((last[0] - box.x) * scale)] === 1;
    if (!dry) from ??= last;
    else if (from !== null) {
      runs.push([from, last]);
      from = null;
    }
  }
  if (from !== null) runs.push([from, last]);
  return runs;
}

function lakes(): Ring[] {
  return (['europe', 'north-america', 'africa'] as const)
    .flatMap((plate) => TERRAIN[plate].lakes)
    .map((lake) => lake.map(onSheet))
    .filter((lake) => lake.every((p) => contains(grow(BOX, 10), p)));
}

const smoothRing = (ring: Ring): string => `${smoothPath([[...ring, ring[0]]])}z`;
