import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import polygonClipping, { type MultiPolygon } from 'polygon-clipping';
import { mergeArcs } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Polygon, Topology } from 'topojson-specification';
import { area, type Box, clipRing, contains, grow, type Point, type Ring, simplify } from './plane.ts';
import type { Sheet } from './sheet.ts';

const TOLERANCE = 0.35;
const SMALLEST_RING = 1;
/** How far land is drawn beyond the neatline: enough for washes and shore strokes to come in from outside. */
export const MARGIN = 24;

interface Country {
  readonly id: string;
  readonly polygons: readonly Polygon[];
}

/** Natural Earth on one plate: every arc is projected and simplified once, so that neighbours keep sharing their border. */
export interface Atlas<S extends Sheet = Sheet> {
  readonly plate: S;
  readonly land: readonly Ring[];
  /** A country by its ISO number, or by name where the atlas gives none. */
  country(id: string): MultiPolygon;
}

const world: Topology<{ countries: GeometryCollection }> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
);

export function atlasOf<S extends Sheet>(plate: S): Atlas<S> {
  const arcs = decoded().map((arc) => simplify(arc.map(plate.project), TOLERANCE));
  const topology: Topology = { type: 'Topology', objects: {}, arcs: arcs.map((arc) => arc.map((at) => [...at])) };
  const window = grow(plate.box, MARGIN);
  const near = countries().map(({ id, polygons }) => ({
    id,
    polygons: polygons.filter((p) => reaches(p, arcs, window)),
  }));
  const merged = mergeArcs(
    topology,
    near.flatMap(({ polygons }) => [...polygons]),
  );
  return {
    plate,
    land: trimmed(
      merged.arcs.flatMap((polygon) => polygon.map((ring) => ringOf(ring, arcs))),
      window,
    ),
    country: (id) => {
      const found = near.find((country) => country.id === id);
      if (!found) throw new Error(`The atlas has no country ${id}`);
      return found.polygons.map((p) => p.arcs.map((ring) => ringOf(ring, arcs).map((at): [number, number] => [...at])));
    },
  };
}

/** The land inside a window, without specks. */
export function trimmed(rings: readonly Ring[], window: Box): Ring[] {
  return rings
    .map((ring) => clipRing(ring, window))
    .filter((ring) => ring.length > 2 && Math.abs(area(ring)) >= SMALLEST_RING);
}

export const union = (shapes: readonly MultiPolygon[]): MultiPolygon =>
  shapes.length ? polygonClipping.union(shapes[0], ...shapes.slice(1)) : [];

function decoded(): Point[][] {
  const { scale, translate } = world.transform!;
  return world.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

function countries(): Country[] {
  return world.objects.countries.geometries
    .filter(({ properties }) => nameOf(properties) !== 'Antarctica')
    .map((shape) => ({
      id: String(shape.id ?? nameOf(shape.properties)),
      polygons: polygonsOf(shape).map((arcs) => ({ type: 'Polygon', arcs })),
    }));
}

const nameOf = (properties: object = {}): string => ('name' in properties ? String(properties.name) : '');

function polygonsOf(shape: GeometryObject): number[][][] {
  if (shape.type === 'MultiPolygon') return shape.arcs;
  return shape.type === 'Polygon' ? [shape.arcs] : [];
}

const reaches = (polygon: Polygon, arcs: readonly Point[][], window: Box): boolean =>
  polygon.arcs[0].some((i) => arcs[i < 0 ? ~i : i].some((p) => contains(window, p)));

function ringOf(indexes: readonly number[], arcs: readonly Point[][]): Point[] {
  const ring: Point[] = [];
  for (const i of indexes) {
    const arc = i < 0 ? [...arcs[~i]].reverse() : arcs[i];
    ring.push(...arc.slice(ring.length ? 1 : 0));
  }
  if (ring.length > 1 && ring[0][0] === ring.at(-1)![0] && ring[0][1] === ring.at(-1)![1]) ring.pop();
  return ring;
}
