import { PLATE_BOX } from '../../src/boards/struggle-of-empires/map/anchors.ts';
import { isColony, PLACES, PLATES, type PlaceId } from '../../src/boards/struggle-of-empires/map/places.ts';
import type { Atlas } from '../kit/atlas.ts';
import { closedPath } from '../kit/path.ts';
import { area, type Box, clipRing, type Ring, simplify } from '../kit/plane.ts';
import { PLATE, type Plate } from './plates.ts';
import type { Realms } from './realms.ts';

/** A finger does not need the last inlet. */
const HIT_TOLERANCE = 0.8;
const LOCATOR_TOLERANCE = 5;

/** What the live layer must know of the drawing: where to hit, what to frame, and a map of the map. */
export function liveData(atlases: readonly Atlas<Plate>[], realms: Realms): string {
  const hits = Object.fromEntries(PLACES.map((id) => [id, closedPath(hitRings(id, realms))]));
  const bounds = Object.fromEntries(PLACES.map((id) => [id, boundsOf(hitRings(id, realms))]));
  const locator = atlases
    .map(({ land }, i) => closedPath(coarse(land, PLATE_BOX[PLATES[i]], LOCATOR_TOLERANCE, 60)))
    .join('');
  return [
    '// Made by `npm run art -w web`. Change the art, not this file.',
    "import type { Box } from '../anchors.ts';",
    "import type { PlaceId } from '../places.ts';",
    '',
    `export const HIT: Readonly<Record<PlaceId, string>> = ${JSON.stringify(hits, null, 2)};`,
    `export const BOUNDS: Readonly<Record<PlaceId, Box>> = ${JSON.stringify(bounds, null, 2)};`,
    `export const LOCATOR = ${JSON.stringify(locator)};`,
    '',
  ].join('\n');
}

function hitRings(id: PlaceId, realms: Realms): readonly Ring[] {
  if (isColony(id)) return [corners(PLATE[id].box)];
  return coarse(realms[id], PLATE.europe.box, HIT_TOLERANCE, 4);
}

const corners = ({ x, y, w, h }: Box): Ring => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

function coarse(rings: readonly Ring[], box: Box, tolerance: number, smallest: number): Ring[] {
  return rings
    .map((ring) => clipRing(ring, box))
    .filter((ring) => ring.length > 2 && Math.abs(area(ring)) >= smallest)
    .map((ring) => simplify([...ring, ring[0]], tolerance).slice(0, -1))
    .filter((ring) => ring.length > 2);
}

function boundsOf(rings: readonly Ring[]): Box {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  return { x, y, w: Math.ceil(Math.max(...xs)) - x, h: Math.ceil(Math.max(...ys)) - y };
}
