import { keysOf } from '@cabinet-wars/kernel';
import { CARTOUCHE, REGION_ANCHORS, ROSE } from '../../src/boards/struggle-of-empires/map/anchors.ts';
import { isPower, PLATES, type PlaceId, REGIONS } from '../../src/boards/struggle-of-empires/map/places.ts';
import type { Atlas } from '../kit/atlas.ts';
import { hatching } from '../kit/hatching.ts';
import { graticule, rhumbLines } from '../kit/lines.ts';
import { closedPath, openPath } from '../kit/path.ts';
import type { Box, Point, Ring } from '../kit/plane.ts';
import { shoreStrokes } from '../kit/shore.ts';
import { clip, frame, path, rect, rose, round } from '../kit/svg.ts';
import { terrainLayer } from '../kit/terrain.ts';
import { frontiers } from './frontiers.ts';
import { PLATE, type Plate } from './plates.ts';
import type { Realms } from './realms.ts';
import { TERRAIN } from './terrain.ts';

const SEED = 1756;
const use = (name: string, id: string, more = ''): string => `<use class="${name}" href="#soe-${id}"${more}/>`;
/** Everything that never moves, as one SVG. It holds no colour and no width: the style sheet gives both. */
export function staticLayer(atlases: readonly Atlas<Plate>[], realms: Realms): string {
  const defs = [
    ...atlases.map(({ plate, land }) => `<path id="soe-land-${plate.id}" d="${closedPath(land)}"/>`),
    ...atlases.map(({ plate }) => clip(`soe-clip-${plate.id}`, plate.box)),
    ...played(realms).map(
      ([id, rings]) =>
        `<path id="soe-${id}" d="${closedPath(rings)}"/><clipPath id="soe-in-${id}"><use href="#soe-${id}"/></clipPath>`,
    ),
  ];
  const plates = atlases.map((atlas) => plateLayer(atlas, realms));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="cw-engraving" viewBox="0 0 1084 740" aria-hidden="true">` +
    `<defs>${defs.join('')}</defs>${plates.join('\n')}</svg>\n`
  );
}

const played = (realms: Realms): [PlaceId, readonly Ring[]][] =>
  keysOf(realms).flatMap((id): [PlaceId, readonly Ring[]][] => (id === 'out-of-play' ? [] : [[id, realms[id]]]));

function plateLayer({ plate, land }: Atlas<Plate>, realms: Realms): string {
  const { box, id } = plate;
  const seed = SEED + PLATES.indexOf(id);
  const inner = [
    rect('sea', box),
    path('rhumb', openPath(rhumbLines(plate))),
    path('graticule', openPath(graticule(plate))),
    path('shore', openPath(shoreStrokes(plate, land, seed))),
    use('land', `land-${id}`),
    ...(id === 'europe' ? countries(realms, land) : []),
    ...terrainLayer(plate, TERRAIN[id], keptClear(), seed),
    use('coast', `land-${id}`),
    ...(id === 'europe' ? [links(plate), rose(ROSE.x, ROSE.y, ROSE.radius)] : []),
    rect('veil', box),
  ];
  return `<g class="plate" data-plate="${id}"><g clip-path="url(#soe-clip-${id})">${inner.join('')}</g>${frame(plate)}</g>`;
}

/** Hand colour: homes take their power's, contested regions buff; land out of play is hatched. */
function countries(realms: Realms, land: readonly Ring[]): string[] {
  const colour = (id: PlaceId): string => (isPower(id) ? ` style="--hue:var(--cw-${id})"` : '');
  return [
    ...played(realms).map(
      ([id]) => `<g${colour(id)}>${use('tint', id)}${use('wash', id, ` clip-path="url(#soe-in-${id})"`)}</g>`,
    ),
    path('hatch', openPath(hatching(realms['out-of-play'], PLATE.europe.box, 2.4))),
    path('border', openPath(frontiers(Object.values(realms), land))),
  ];
}

/** Names, medals, rose and cartouche: hills stay out from under them. */
function keptClear(): Box[] {
  const titles = REGIONS.flatMap((id): Box[] => {
    const { title, medals } = REGION_ANCHORS[id];
    return [
      { x: title.x - 50, y: title.y - 12, w: 100, h: 12 },
      { x: medals.x - 8, y: medals.y - 8, w: 70, h: 16 },
    ];
  });
  return [...titles, CARTOUCHE, { x: ROSE.x - 34, y: ROSE.y - 34, w: 68, h: 68 }];
}

/** Borders across water. */
function links(plate: Plate): string {
  const between = (from: Point, by: Point, to: Point): string => {
    const [a, b, c] = [from, by, to].map(plate.project).map(([x, y]) => `${round(x)} ${round(y)}`);
    return `M${a}Q${b} ${c}`;
  };
  const leader = 'M499 152.5 500.4 180';
  return (
    path('link', between([1.8, 52.6], [4.4, 53.35], [7.0, 53.6]) + between([3.2, 41.9], [5.9, 41.7], [8.2, 40.9])) +
    path('leader', leader)
  );
}
