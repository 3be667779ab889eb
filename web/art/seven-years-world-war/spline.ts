import type { Point } from '../kit/plane.ts';

/** How stiff the sheet is: more, and it bends less to meet every point. */
const STIFFNESS = 60;

const bend = (squared: number): number => (squared === 0 ? 0 : squared * Math.log(squared));

/** A thin-plate spline through (nearly) all pairs: the smoothest way to bend one plane onto another. */
export function thinPlate(from: readonly Point[], to: readonly Point[]): (p: Point) => Point {
  const n = from.length;
  const rows = from.map(([x, y], i) => {
    const row = new Float64Array(n + 5);
    from.forEach(([a, b], j) => {
      row[j] = i === j ? STIFFNESS : bend((x - a) ** 2 + (y - b) ** 2);
    });
    row.set([1, x, y, ...to[i]], n);
    return row;
  });
  // The weights pull nowhere as a whole: that leaves the far field to the plain map.
  for (const part of [() => 1, ([x]: Point) => x, ([, y]: Point) => y]) {
    const row = new Float64Array(n + 5);
    from.forEach((p, j) => {
      row[j] = part(p);
    });
    rows.push(row);
  }
  const weights = solve(rows);
  return ([x, y]) => {
    const at = [0, 1].map((k) => weights[n][k] + weights[n + 1][k] * x + weights[n + 2][k] * y);
    for (let i = 0; i < n; i++) {
      const u = bend((x - from[i][0]) ** 2 + (y - from[i][1]) ** 2);
      at[0] += weights[i][0] * u;
      at[1] += weights[i][1] * u;
    }
    return [at[0], at[1]];
  };
}

/** Gauss: the last two columns are the right-hand sides. */
function solve(rows: Float64Array[]): number[][] {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let j = i + 1; j < n; j++) if (Math.abs(rows[j][i]) > Math.abs(rows[best][i])) best = j;
    [rows[i], rows[best]] = [rows[best], rows[i]];
    const pivot = rows[i];
    for (let j = i + 1; j < n; j++) {
      const by = rows[j][i] / pivot[i];
      if (by !== 0) for (let k = i; k < n + 2; k++) rows[j][k] -= by * pivot[k];
    }
  }
  const found: number[][] = Array.from({ length: n }, () => [0, 0]);
  for (let i = n - 1; i >= 0; i--)
    for (const k of [0, 1]) {
      let sum = rows[i][n + k];
      for (let j = i + 1; j < n; j++) sum -= rows[i][j] * found[j][k];
      found[i][k] = sum / rows[i][i];
    }
  return found;
}
