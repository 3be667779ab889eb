import { seeded } from './noise.ts';
import { openPath, smoothPath } from './path.ts';
import type { Box, Point, Ring } from './plane.ts';
import { hills, inPlate, river } from './relief.ts';
import type { Sheet } from './sheet.ts';
import { path } from './svg.ts';

/** Rivers, ranges and lakes sketched by hand, longitude and latitude: the atlas has none. */
export interface Terrain {
  readonly rivers: readonly (readonly Point[])[];
  readonly ranges: readonly (readonly Point[])[];
  readonly lakes: readonly (readonly Point[])[];
}

/** Rivers, lakes and hills; hills stay out from under what must be read. */
export function terrainLayer(
  sheet: Sheet,
  { rivers, ranges, lakes }: Terrain,
  keptClear: readonly Box[],
  seed: number,
): string[] {
  const random = seeded(seed);
  const courses = rivers.flatMap((course) => inPlate(sheet, river(sheet, course, random)));
  const shores = lakes.map((lake) => lake.map(sheet.project));
  const relief = hills(sheet, ranges, keptClear, seed);
  return [
    path('river', smoothPath(courses)),
    path('lake', shores.map(smoothRing).join('')),
    path('lake-shade', openPath(lakeStrokes(shores))),
    path('hill', relief.outlines),
    path('hill-shade', relief.shading),
  ];
}

const smoothRing = (ring: Ring): string => {
  const round = [...ring, ring[0], ring[1], ring[2]];
  return `${smoothPath([round.slice(0, ring.length + 1)])}z`;
};

function lakeStrokes(lakes: readonly Ring[]): Point[][] {
  return lakes.flatMap((lake) => {
    const ys = lake.map(([, y]) => y);
    const lines: Point[][] = [];
    for (let y = Math.ceil(Math.min(...ys) / 2.5) * 2.5; y < Math.max(...ys); y += 2.5) {
      const xs = lake
        .map((b, i) => [lake[(i + lake.length - 1) % lake.length], b])
        .filter(([a, b]) => a[1] > y !== b[1] > y)
        .map(([a, b]) => a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
        .sort((a, b) => a - b);
      if (xs.length >= 2)
        lines.push([
          [xs[0], y],
          [xs[0] + (xs[1] - xs[0]) * 0.62, y],
        ]);
    }
    return lines;
  });
}
