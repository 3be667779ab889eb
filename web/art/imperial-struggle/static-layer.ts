import type { RegionId } from '@cabinet-wars/imperial-struggle/data';
import { isSpaceId, REGION, REGIONS, SPACE, SPACES } from '@cabinet-wars/imperial-struggle/data';
import { HUDSON_BAY, ROSES, SHEET, SPOTS } from '../../src/boards/imperial-struggle/map/spots.ts';
import { graticule, rhumbLines } from '../kit/lines.ts';
import { closedPath, openPath } from '../kit/path.ts';
import { type Box, grow, type Ring } from '../kit/plane.ts';
import type { Sheet } from '../kit/sheet.ts';
import { shoreStrokes } from '../kit/shore.ts';
import { clip, frame, path, rect, rose } from '../kit/svg.ts';
import { type Terrain, terrainLayer } from '../kit/terrain.ts';

import { INSET } from './sheets.ts';
import { TERRAIN } from './terrain.ts';

const SEED = 1697;
const NO_TERRAIN = { rivers: [], ranges: [], lakes: [] };

/** A sheet as one SVG without colours or widths: the style sheet gives both. */
export function staticLayer(id: RegionId, sheet: Sheet, land: readonly Ring[], bay: readonly Ring[] | null): string {
  const inner = plate(id, sheet, land, TERRAIN[id]);
  const [x, y, radius] = ROSES[id];
  const inset = bay === null ? '' : plate('hudson-bay', INSET, bay, NO_TERRAIN) + insetFrame();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="cw-engraving" viewBox="0 0 ${SHEET.w} ${SHEET.h}" aria-hidden="true">` +
    `${inner}${radius > 0 ? rose(x, y, radius) : ''}${inset}${frame(sheet)}</svg>\n`
  );
}

function plate(id: string, sheet: Sheet, land: readonly Ring[], terrain: Terrain): string {
  const layers = [
    rect('sea', sheet.box),
    path('rhumb', openPath(rhumbLines(sheet))),
    path('graticule', openPath(graticule(sheet))),
    path('shore', openPath(shoreStrokes(sheet, land, SEED))),
    `<use class="land" href="#is-land-${id}"/>`,
    ...terrainLayer(sheet, terrain, keptClear(id), SEED),
    `<use class="coast" href="#is-land-${id}"/>`,
  ];
  const defs = `<path id="is-land-${id}" d="${closedPath(land)}"/>${clip(`is-clip-${id}`, sheet.box)}`;
  return `<defs>${defs}</defs><g clip-path="url(#is-clip-${id})">${layers.join('')}</g>`;
}

/** Spaces and the names under them: hills stay out from under both. */
function keptClear(id: string): Box[] {
  const here = SPACES.filter((space) => REGIONS[REGION[SPACE[space]]] === id);
  return here.filter(isSpaceId).map((space) => {
    const [x, y] = SPOTS[space];
    return { x: x - 30, y: y - 22, w: 60, h: 60 };
  });
}

const insetFrame = (): string =>
  rect('band', HUDSON_BAY) + rect('inner-rule', grow(HUDSON_BAY, -2.3)) + rect('outer-rule', grow(HUDSON_BAY, 2.3));
