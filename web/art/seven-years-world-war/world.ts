import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { CELL, SHEET } from '../../src/boards/seven-years-world-war/map/grid.ts';
import { area, type Box, clipRing, grow, type Point, type Ring, simplify } from '../kit/plane.ts';
import { ANCHORS } from './anchors.ts';
import { thinPlate } from './spline.ts';

export const BOX: Box = { x: 0, y: 0, w: SHEET.w, h: SHEET.h };
const MARGIN = 24;
const TOLERANCE = 0.4;
const SMALLEST_RING = 2.2;
/** Antarctica and what lies beyond the northern ice is on no square. */
const SOUTHERNMOST = -58;

const mercator = (latitude: number): number => {
  const kept = Math.max(-80, Math.min(82, latitude)) * (Math.PI / 180);
  return Math.log(Math.tan(Math.PI / 4 + kept / 2)) * (180 / Math.PI);
};
const flat = ([lon, lat]: Point): Point => [lon, mercator(lat)];

const bent = thinPlate(
  ANCHORS.map(({ at }) => flat(at)),
  ANCHORS.map(({ column, row }): Point => [(column + 0.5) * CELL, (row + 0.5) * CELL]),
);

/** The grid is the truth: the world is bent so that every place comes to lie in its square. */
export const onSheet = (place: Point): Point => bent(flat(place));

const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'),
);

/** The land of the sheet, ready to be drawn. */
export function land(): Ring[] {
  const window = grow(BOX, MARGIN);
  return rings()
    .map((ring) => unwrapped(ring))
    .filter((ring) => ring.some(([, lat]) => lat > SOUTHERNMOST))
    .map((ring) => clipRing(simplify(ring, 0.03).map(onSheet), window))
    .filter((ring) => ring.length > 2 && Math.abs(area(ring)) >= SMALLEST_RING)
    .map((ring) => simplify([...ring, ring[0]], TOLERANCE).slice(0, -1))
    .filter((ring) => ring.length > 2);
}

function rings(): Ring[] {
  const found = feature(atlas, atlas.objects.land);
  return found.features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(ringOf);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(ringOf) : [];
  });
}

const ringOf = (positions: readonly (readonly number[])[]): Ring => positions.map(([lon, lat]): Point => [lon, lat]);

/** Rings that cross the 180th meridian are stitched together, and laid where the sheet has them. */
function unwrapped(ring: Ring): Point[] {
  let turn = 0;
  const whole = ring.map(([lon, lat], i): Point => {
    const before = i === 0 ? lon : ring[i - 1][0];
    if (lon - before > 180) turn -= 360;
    if (lon - before < -180) turn += 360;
    return [lon + turn, lat];
  });
  const mean = whole.reduce((sum, [lon]) => sum + lon, 0) / whole.length;
  const shift = mean < -175 ? 360 : mean > 195 ? -360 : 0;
  return whole.map(([lon, lat]) => [lon + shift, lat]);
}
