import { type GeoProjection, geoAzimuthalEqualArea, geoConicConformal, geoMercator } from 'd3-geo';
import { PLATE_BOX } from '../../src/boards/struggle-of-empires/map/anchors.ts';
import type { PlateId } from '../../src/boards/struggle-of-empires/map/places.ts';
import { centred, type Sheet } from '../kit/sheet.ts';
import { lens } from './lens.ts';

export interface Plate extends Sheet {
  readonly id: PlateId;
}

const inset = { reach: 4.5, vary: 3.5 };

const conic = (lon: number, lat: number, south: number, north: number, scale: number): GeoProjection =>
  geoConicConformal().rotate([lon, 0]).center([0, lat]).parallels([south, north]).scale(scale);
const mercator = (lon: number, lat: number, scale: number): GeoProjection =>
  geoMercator().center([lon, lat]).scale(scale);
const equalArea = (lon: number, lat: number, scale: number): GeoProjection =>
  geoAzimuthalEqualArea().rotate([lon, lat]).scale(scale);

function europe(): Pick<Plate, 'box' | 'project' | 'invert'> {
  const box = PLATE_BOX.europe;
  const flat = centred(box, conic(-15, 49, 40, 58, 985), 386 - box.w / 2, 260 - box.h / 2);
  const bent = lens(flat.project([14, 50.6]));
  return {
    box,
    project: (at) => bent.bend(flat.project(at)),
    invert: (at) => flat.invert(bent.straighten(at)),
  };
}

export const PLATE: Readonly<Record<PlateId, Plate>> = {
  europe: {
    id: 'europe',
    ...europe(),
    reach: 5,
    vary: 4,
    graticule: 5,
    graduation: 1,
    nodes: [
      [294, 228, 32],
      [796, 482, 16],
    ],
  },
  'north-america': {
    id: 'north-america',
    ...centred(PLATE_BOX['north-america'], conic(77, 43, 32, 54, 330)),
    ...inset,
    graticule: 5,
    graduation: 2,
    nodes: [[204, 196, 16]],
  },
  caribbean: {
    id: 'caribbean',
    ...centred(PLATE_BOX.caribbean, mercator(-74.6, 17.4, 352)),
    ...inset,
    graticule: 5,
    graduation: 2,
    nodes: [[162, 302, 16]],
  },
  'south-america': {
    id: 'south-america',
    ...centred(PLATE_BOX['south-america'], equalArea(60, 20, 212), 6, 4),
    ...inset,
    graticule: 10,
    graduation: 5,
    nodes: [[202, 700, 16]],
  },
  africa: {
    id: 'africa',
    ...centred(PLATE_BOX.africa, equalArea(-12, -2, 176)),
    ...inset,
    graticule: 10,
    graduation: 5,
    nodes: [[266, 684, 16]],
  },
  india: {
    id: 'india',
    ...centred(PLATE_BOX.india, mercator(80.2, 18.6, 352)),
    ...inset,
    graticule: 5,
    graduation: 2,
    nodes: [[514, 684, 16]],
  },
  'east-indies': {
    id: 'east-indies',
    ...centred(PLATE_BOX['east-indies'], mercator(121.5, 3.6, 300)),
    ...inset,
    graticule: 5,
    graduation: 2,
    nodes: [[1010, 566, 16]],
  },
};
