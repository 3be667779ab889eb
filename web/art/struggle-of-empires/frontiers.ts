import type { Point, Ring } from '../kit/plane.ts';

const name = (a: Point, b: Point): string => {
  const [p, q] = [a, b].map(([x, y]) => `${Math.round(x * 20)},${Math.round(y * 20)}`).sort();
  return `${p} ${q}`;
};

/** The edges of a ring, each by the point it ends at. */
const edges = (ring: Ring): string[] => ring.map((p, i) => name(ring[(i + ring.length - 1) % ring.length], p));

/** The inland edges of all shapes, each once however many share it, joined into lines. A dash drawn twice would blur. */
export function frontiers(shapes: readonly (readonly Ring[])[], land: readonly Ring[]): Point[][] {
  const drawn = new Set(land.flatMap(edges));
  return shapes.flat().flatMap((ring) => {
    const fresh = edges(ring).map((edge) => !drawn.has(edge) && drawn.add(edge) !== null);
    return runs(ring, fresh);
  });
}

/** `fresh[i]` speaks of the edge that ends at point i. */
function runs(ring: Ring, fresh: readonly boolean[]): Point[][] {
  const n = ring.length;
  const start = fresh.findIndex((is, i) => is && !fresh[(i + n - 1) % n]);
  if (start < 0) return fresh[0] ? [[...ring, ring[0]]] : [];
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (let k = 0; k < n; k++) {
    const i = (start + k) % n;
    if (fresh[i]) line = line.length ? [...line, ring[i]] : [ring[(i + n - 1) % n], ring[i]];
    else {
      if (line.length) lines.push(line);
      line = [];
    }
  }
  if (line.length) lines.push(line);
  return lines;
}
