import { type Box, contains, distanceToSegment, type Point, simplify } from './plane.ts';
import type { Sheet } from './sheet.ts';

/** Rhumb lines leave each node in equal angles and end at the neatline. */
export function rhumbLines(plate: Sheet): Point[][] {
  return plate.nodes.flatMap(([x, y, lines]) =>
    Array.from({ length: lines }, (_, i): Point[] => {
      const angle = (i * 2 * Math.PI) / lines;
      return [[x, y], rayEnd(plate.box, x, y, Math.cos(angle), Math.sin(angle))];
    }),
  );
}

function rayEnd(box: Box, x: number, y: number, dx: number, dy: number): Point {
  const reach = (from: number, by: number, low: number, high: number): number =>
    Math.abs(by) < 1e-9 ? Infinity : ((by > 0 ? high : low) - from) / by;
  const t = Math.min(reach(x, dx, box.x, box.x + box.w), reach(y, dy, box.y, box.y + box.h));
  return [x + dx * t, y + dy * t];
}

/** Meridians and parallels, bent as the projection and the lens bend them. */
export function graticule(plate: Sheet): Point[][] {
  const lines: Point[][] = [];
  for (let lon = -180; lon < 180; lon += plate.graticule) lines.push(...visible(plate, (t) => [lon, t], -60, 75));
  for (let lat = -60; lat <= 75; lat += plate.graticule) lines.push(...visible(plate, (t) => [t, lat], -180, 180));
  return lines;
}

function visible(plate: Sheet, at: (t: number) => Point, from: number, to: number): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let t = from; t <= to; t += 0.5) {
    const p = plate.project(at(t));
    const apart = run.length > 0 && Math.hypot(p[0] - run.at(-1)![0], p[1] - run.at(-1)![1]) > 40;
    if (contains(plate.box, p) && !apart) run.push(p);
    else {
      if (run.length > 1) runs.push(simplify(run, 0.25));
      run = [];
    }
  }
  if (run.length > 1) runs.push(simplify(run, 0.25));
  return runs.map((line) => toEdges(plate.box, line));
}

/** Half-degree steps stop short of the neatline: draw each end on. */
function toEdges(box: Box, line: Point[]): Point[] {
  const on = (from: Point, by: Point): Point => {
    const [dx, dy] = [by[0] - from[0], by[1] - from[1]];
    const end = rayEnd(box, by[0], by[1], dx, dy);
    return distanceToSegment(end, by, by) < 24 ? end : by;
  };
  return [on(line[1], line[0]), ...line.slice(1, -1), on(line.at(-2)!, line.at(-1)!)];
}

export interface Neatline {
  /** The black bars of the graduation, each from one meridian or parallel to the next. */
  readonly bars: Point[][];
}

/** Every second interval of longitude (top and bottom) or latitude (sides) is a black bar. */
export function neatline(plate: Sheet, inset: number): Neatline {
  const { x, y, w, h } = plate.box;
  const [left, top, right, bottom] = [x + inset, y + inset, x + w - inset, y + h - inset];
  const side = (from: Point, to: Point, degrees: 0 | 1): Point[][] => bars(plate, from, to, degrees);
  return {
    bars: [
      ...side([left, top], [right, top], 0),
      ...side([right, top], [right, bottom], 1),
      ...side([left, bottom], [right, bottom], 0),
      ...side([left, top], [left, bottom], 1),
    ],
  };
}

function bars(plate: Sheet, from: Point, to: Point, degrees: 0 | 1): Point[][] {
  const steps = Math.round((Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])) * 4);
  const at = (i: number): Point => [
    from[0] + ((to[0] - from[0]) * i) / steps,
    from[1] + ((to[1] - from[1]) * i) / steps,
  ];
  const out: Point[][] = [];
  let start: Point | null = null;
  for (let i = 0; i <= steps; i++) {
    const black = i < steps && Math.floor(plate.invert(at(i))[degrees] / plate.graduation) % 2 === 0;
    if (black && !start) start = at(i);
    if (black || !start) continue;
    out.push([start, at(i)]);
    start = null;
  }
  return out;
}
