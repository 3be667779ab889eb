import type { Box, Ring } from './plane.ts';

/** A sheet as cells: `scale` cells to the unit, row by row from the top left. */
export interface Raster {
  readonly box: Box;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

/** Cells whose centre lies inside the rings, by the even-odd rule. */
export function fill(rings: readonly Ring[], box: Box, scale: number): Raster {
  const width = Math.round(box.w * scale);
  const height = Math.round(box.h * scale);
  const cells = new Uint8Array(width * height);
  const crossings: number[][] = Array.from({ length: height }, () => []);
  for (const ring of rings) {
    ring.forEach((b, i) => {
      const a = ring[(i + ring.length - 1) % ring.length];
      addCrossings(
        crossings,
        (a[0] - box.x) * scale,
        (a[1] - box.y) * scale,
        (b[0] - box.x) * scale,
        (b[1] - box.y) * scale,
      );
    });
  }
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil(xs[i] - 0.5));
      const to = Math.min(width - 1, Math.ceil(xs[i + 1] - 0.5) - 1);
      if (to >= from) cells.fill(1, row * width + from, row * width + to + 1);
    }
  });
  return { box, scale, width, height, cells };
}

function addCrossings(rows: number[][], ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return;
  const from = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5));
  const to = Math.min(rows.length - 1, Math.ceil(Math.max(ay, by) - 0.5) - 1);
  for (let row = from; row <= to; row++) rows[row].push(ax + ((row + 0.5 - ay) / (by - ay)) * (bx - ax));
}

/** Exact Euclidean distance, in units, of every cell to the nearest filled one (Felzenszwalb and Huttenlocher). */
export function distances(raster: Raster): Float32Array {
  const { width, height, cells, scale } = raster;
  const far = 1e9;
  const squares = new Float64Array(width * height);
  for (let i = 0; i < squares.length; i++) squares[i] = cells[i] ? 0 : far;
  const line = new Float64Array(Math.max(width, height));
  const column = parabolas(height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = squares[y * width + x];
    column(line, (y, value) => {
      squares[y * width + x] = value;
    });
  }
  const row = parabolas(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x] = squares[y * width + x];
    row(line, (x, value) => {
      squares[y * width + x] = value;
    });
  }
  return Float32Array.from(squares, (s) => Math.sqrt(s) / scale);
}

type LowerEnvelope = (line: Float64Array, out: (i: number, value: number) => void) => void;

function parabolas(n: number): LowerEnvelope {
  const at = new Int32Array(n);
  const from = new Float64Array(n + 1);
  return (f, out) => {
    let k = 0;
    at[0] = 0;
    from[0] = -Infinity;
    from[1] = Infinity;
    for (let q = 1; q < n; q++) {
      let s = meet(f, q, at[k]);
      while (s <= from[k]) s = meet(f, q, at[--k]);
      at[++k] = q;
      from[k] = s;
      from[k + 1] = Infinity;
    }
    k = 0;
    for (let q = 0; q < n; q++) {
      while (from[k + 1] < q) k++;
      out(q, (q - at[k]) ** 2 + f[at[k]]);
    }
  };
}

const meet = (f: Float64Array, q: number, p: number): number => (f[q] + q * q - (f[p] + p * p)) / (2 * q - 2 * p);
