/** Points, rings and polygons in the plane of a sheet, in board units. */
export type Point = readonly [number, number];
export type Ring = readonly Point[];
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + 2 * by,
  h: box.h + 2 * by,
});

export const contains = (box: Box, [x, y]: Point): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

export function area(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return sum / 2;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Sutherland and Hodgman. Cut edges run along the box, which a sheet keeps outside its neatline. */
export function clipRing(ring: Ring, box: Box): Ring {
  const right = box.x + box.w;
  const bottom = box.y + box.h;
  let out = ring;
  out = cut(out, ([x]) => x - box.x);
  out = cut(out, ([x]) => right - x);
  out = cut(out, ([, y]) => y - box.y);
  return cut(out, ([, y]) => bottom - y);
}

function cut(ring: Ring, inside: (p: Point) => number): Ring {
  const out: Point[] = [];
  ring.forEach((b, i) => {
    const a = ring[(i + ring.length - 1) % ring.length];
    const da = inside(a);
    const db = inside(b);
    if (da >= 0 !== db >= 0)
      out.push([a[0] + ((b[0] - a[0]) * da) / (da - db), a[1] + ((b[1] - a[1]) * da) / (da - db)]);
    if (db >= 0) out.push(b);
  });
  return out;
}

/** Douglas and Peucker. End points stay, so lines that share an end still meet. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const far = farthest(line, from, to);
    if (far.off <= tolerance) continue;
    keep[far.at] = 1;
    spans.push([from, far.at], [far.at, to]);
  }
  return line.filter((_, i) => keep[i]);
}

function farthest(line: readonly Point[], from: number, to: number): { at: number; off: number } {
  let best = { at: -1, off: -1 };
  for (let i = from + 1; i < to; i++) {
    const off = distanceToSegment(line[i], line[from], line[to]);
    if (off > best.off) best = { at: i, off };
  }
  return best;
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length)) : 0;
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}
