import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicConformal, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { closedPath, openPath } from '../kit/path.ts';
import { area, type Box, type Point, type Ring, simplify } from '../kit/plane.ts';
import { shoreStrokes } from '../kit/shore.ts';

const BOX: Box = { x: 0, y: 0, w: 900, h: 420 };
const MARGIN = 30;
const TOLERANCE = 0.6;
const SMALLEST = 4;

/** The North Atlantic between Newfoundland and Guinea, for the first page. */
export function files(): Record<string, string> {
  const land = coasts();
  const strokes = shoreStrokes({ box: BOX, reach: 8, vary: 6 }, land, 1756);
  const text = `/** Made by \`npm run art -w web\` from Natural Earth: the coasts of the North Atlantic, and the water along them. */
export const land =
  '${closedPath(land)}';
export const shore =
  '${openPath(strokes)}';
`;
  return { 'src/shell/lobby/generated/atlantic.ts': text };
}

function coasts(): Ring[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const topology: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'));
  const projection = geoConicConformal()
    .rotate([38, 0])
    .center([0, 33])
    .parallels([20, 50])
    .scale(560)
    .translate([BOX.w / 2, BOX.h / 2])
    .clipExtent([
      [-MARGIN, -MARGIN],
      [BOX.w + MARGIN, BOX.h + MARGIN],
    ]);
  const rings = new Rings();
  geoPath(projection, rings)(feature(topology, topology.objects.land));
  return rings.all.filter((ring) => Math.abs(area(ring)) >= SMALLEST).map((ring) => simplify(ring, TOLERANCE));
}

/** Takes down what `geoPath` draws as rings of points. */
class Rings {
  readonly all: Point[][] = [];
  beginPath = (): void => undefined;
  arc = (): void => undefined;
  closePath = (): void => undefined;
  moveTo = (x: number, y: number): void => {
    this.all.push([[x, y]]);
  };
  lineTo = (x: number, y: number): void => {
    this.all.at(-1)!.push([x, y]);
  };
}
