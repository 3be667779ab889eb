import { REGIONS, type RegionId } from '@cabinet-wars/imperial-struggle/data';
import { recordOf } from '@cabinet-wars/kernel';
import { type GeoProjection, geoConicConformal, geoMercator } from 'd3-geo';
import { HUDSON_BAY, ROSES, SHEET } from '../../src/boards/imperial-struggle/map/spots.ts';
import type { Box } from '../kit/plane.ts';
import { centred, type Sheet } from '../kit/sheet.ts';

const BOX: Box = { x: 0, y: 0, w: SHEET.w, h: SHEET.h };

const conic = (lon: number, lat: number, spread: number, scale: number): GeoProjection =>
  geoConicConformal()
    .rotate([lon, 0])
    .center([0, lat])
    .parallels([lat - spread, lat + spread])
    .scale(scale);
const mercator = (lon: number, lat: number, scale: number): GeoProjection =>
  geoMercator().center([lon, lat]).scale(scale);

const WORLD: Readonly<Record<RegionId, Pick<Sheet, 'box' | 'project' | 'invert'>>> = {
  europe: centred(BOX, conic(-11, 48.4, 5, 1.62 * SHEET.w), 0, -6),
  'north-america': centred(BOX, conic(69.6, 43.4, 5, 2.78 * SHEET.w), 0, 6),
  caribbean: centred(BOX, mercator(-74.6, 21.6, 1.62 * SHEET.w)),
  india: centred(BOX, mercator(82.2, 17.2, 2.1 * SHEET.w)),
};

export const SHEETS: Readonly<Record<RegionId, Sheet>> = recordOf(REGIONS, (id) => {
  const [x, y] = ROSES[id];
  return { ...WORLD[id], reach: 8, vary: 6, graticule: 5, graduation: 1, nodes: [[x, y, 32]] };
});

export const INSET: Sheet = {
  ...centred(HUDSON_BAY, conic(86, 56.2, 6, 760)),
  reach: 4.5,
  vary: 3.5,
  graticule: 5,
  graduation: 5,
  nodes: [],
};
