import { CARTOUCHE, REGION_ANCHORS, ROSE } from '../../src/boards/struggle-of-empires/map/anchors.ts';
import { isPower, PLATES, type PlaceId, REGIONS } from '../../src/boards/struggle-of-empires/map/places.ts';
import { roseShape } from '../../src/counters/rose-shape.ts';
import type { Atlas } from '../kit/atlas.ts';
import { hatching } from '../kit/hatching.ts';
import { graticule, neatline, rhumbLines } from '../kit/lines.ts';
import { seeded } from '../kit/noise.ts';
import { closedPath, openPath, smoothPath } from '../kit/path.ts';
import { type Box, grow, type Point, type Ring } from '../kit/plane.ts';
import { hills, inPlate, river } from '../kit/relief.ts';
import { shoreStrokes } from '../kit/shore.ts';
import { frontiers } from './frontiers.ts';
import { PLATE, type Plate } from './plates.ts';
import type { Realms } from './realms.ts';
import { TERRAIN } from './terrain.ts';

const SEED = 1756;
const NEATLINE = 4.6;

const path = (name: string, d: string): string => (d ? `<path class="${name}" d="${d}"/>` : '');
const use = (name: string, id: string, more = ''): string => `<use class="${name}" href="#soe-${id}"${more}/>`;
const rect = (name: string, { x, y, w, h }: Box): string =>
  `<rect class="${name}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/>`;
const round = (v: number): number => Math.round(v * 100) / 100;

/** Everything that never moves, as one SVG. It holds no colour and no width: the style sheet gives both. */
export function staticLayer(atlases: readonly Atlas<Plate>[], realms: Realms): string {
  const defs = [
    ...atlases.map(({ plate, land }) => `<path id="soe-land-${plate.id}" d="${closedPath(land)}"/>`),
    ...atlases.map(
      ({ plate }) => `<clipPath id="soe-clip-${plate.id}">${rect('', plate.box).replace(' class=""', '')}</clipPath>`,
    ),
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
  Object.entries(realms).filter(([id]) => id !== 'out-of-play') as [PlaceId, readonly Ring[]][];

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
    ...terrain(plate, seed),
    use('coast', `land-${id}`),
    ...(id === 'europe' ? [links(plate), rose()] : []),
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

function terrain(plate: Plate, seed: number): string[] {
  const { rivers, ranges, lakes } = TERRAIN[plate.id];
  const random = seeded(seed);
  const courses = rivers.flatMap((course) => inPlate(plate, river(plate, course, random)));
  const shores = lakes.map((lake) => lake.map(plate.project));
  const relief = hills(plate, ranges, keptClear(), seed);
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

function rose(): string {
  const { tiers, ticks, rings } = roseShape(ROSE.radius);
  const circles = rings.map((r) => `<circle class="rose-ring" r="${round(r)}"/>`).join('');
  const points = tiers.map(({ dark, light }) => path('rose-light', light) + path('rose-dark', dark)).join('');
  return `<g class="rose" transform="translate(${ROSE.x} ${ROSE.y})">${circles}${path('rose-ring', ticks)}${points}<circle class="rose-light" r="2.4"/></g>`;
}

function frame(plate: Plate): string {
  const { bars } = neatline(plate, NEATLINE / 2);
  return (
    rect('band', grow(plate.box, -NEATLINE / 2)) +
    path('bars', openPath(bars)) +
    rect('inner-rule', grow(plate.box, -NEATLINE)) +
    rect('outer-rule', plate.box)
  );
}
