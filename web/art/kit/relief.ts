import { seeded } from './noise.ts';
import { bezierPath, openPath } from './path.ts';
import { type Box, contains, distance, grow, type Point } from './plane.ts';
import type { Sheet } from './sheet.ts';

/** A river's course, unsettled a little every few units as a hand would draw it. */
export function river(plate: Sheet, course: readonly Point[], random: () => number): Point[] {
  const line = course.map(plate.project);
  const out: Point[] = [line[0]];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const length = distance(a, b);
    const steps = Math.max(1, Math.round(length / 7));
    for (let s = 1; s <= steps; s++) {
      const across = s === steps ? 0 : (random() - 0.5) * 2.6;
      const t = s / steps;
      out.push([
        a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / length) * across,
        a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / length) * across,
      ]);
    }
  }
  return out;
}

/** Only what can be seen of a river: runs of points within the plate. */
export function inPlate(plate: Sheet, line: readonly Point[]): Point[][] {
  const window = grow(plate.box, 10);
  const runs: Point[][] = [[]];
  for (const p of line) {
    if (contains(window, p)) runs.at(-1)!.push(p);
    else if (runs.at(-1)!.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

export interface Hills {
  readonly outlines: string;
  readonly shading: string;
}

interface Hill {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly peak: number;
}

/** Ranges in profile, as the old engravers drew them: mounds along the range, shaded on the east. */
export function hills(
  plate: Sheet,
  ranges: readonly (readonly Point[])[],
  keepClear: readonly Box[],
  seed: number,
): Hills {
  const random = seeded(seed);
  const all = ranges.flatMap((range) => alongRange(range.map(plate.project), random));
  const shown = all
    .filter(
      ({ x, y, w }) =>
        contains(grow(plate.box, -6), [x - w / 2, y - 6]) && contains(grow(plate.box, -6), [x + w / 2, y]),
    )
    .filter(({ x, y, w }) => !keepClear.some((box) => contains(grow(box, w / 2), [x, y - 3])))
    .sort((a, b) => a.y - b.y);
  return { outlines: bezierPath(shown.map(outline)), shading: openPath(shown.flatMap((hill) => shade(hill, random))) };
}

function alongRange(line: readonly Point[], random: () => number): Hill[] {
  const out: Hill[] = [];
  let left = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const length = distance(a, b);
    // Along a level range hills stand a width apart; down a steep one they may overlap like scales.
    const spacing = 5 + 4.5 * (Math.abs(b[0] - a[0]) / (length || 1));
    for (; left < length; left += spacing * (0.8 + 0.4 * random())) {
      const t = left / length;
      const w = 8 + 5 * random();
      out.push({
        x: a[0] + (b[0] - a[0]) * t + (random() - 0.5) * 4,
        y: a[1] + (b[1] - a[1]) * t + (random() - 0.5) * 2.4 + 2,
        w,
        h: w * (0.46 + 0.14 * random()),
        peak: (random() - 0.5) * 0.16,
      });
    }
    left -= length;
  }
  return out;
}

/** A mound: concave at the foot, round at the top, a little steeper on the east. Bézier points after the first. */
function outline({ x, y, w, h, peak }: Hill): Point[] {
  const top = peak * w;
  const at = (dx: number, dy: number): Point => [x - w / 2 + dx, y - dy];
  return [
    at(0, 0),
    at(w * 0.2, h * 0.1),
    at(w * 0.24 + top, h),
    at(w * 0.46 + top, h),
    at(w * 0.68 + top, h),
    at(w * 0.72, h * 0.22),
    at(w, 0),
  ];
}

/** Strokes fall from the eastern flank, each a little shorter than the one nearer the top. */
function shade({ x, y, w, h, peak }: Hill, random: () => number): Point[][] {
  return [0.02, 0.13, 0.24, 0.34].flatMap((across) => {
    const top = h * (1 - (across / 0.54) ** 1.6) * 0.94;
    const fall = top * (0.6 + 0.25 * random()) - across;
    if (fall < 0.7) return [];
    const from: Point = [x - w * 0.04 + peak * w + across * w, y - top];
    return [[from, [from[0] + fall * 0.12, from[1] + fall]]];
  });
}
