import { type Fitted, NormalEquations } from '../normal-equations.ts';
import { AHEAD, type Contrasts, countOfContrasts, FIRST, PERIOD, widthOfContrast } from './contrasts.ts';

/** What is thought of each weight before anything was tried, and how far it may be off. */
export interface Prior {
  readonly points: readonly number[];
  readonly spread: readonly number[];
}

/** How far a feature beside the others', when a period begins, is thought to go with how the game ends, in its own spread. */
const STANDING = 4;

/**
 * Points for every feature by what straying came to: least squares, drawn to what was thought before. What a seat's standing at a
 * period's beginning foretells is taken off first, so that less luck is left; a period counts the more, the less of it there is.
 */
export function fitContrasts(contrasts: Contrasts, prior: Prior): Fitted {
  const { features: size, rows } = contrasts;
  const width = widthOfContrast(size);
  const sums = new NormalEquations(size);
  for (const of of byPeriod(contrasts)) {
    const left = beyondStanding(of, contrasts);
    const variance = left.reduce((sum, each) => sum + each * each, 0) / left.length;
    of.forEach((row, i) => {
      sums.add(rows, row * width + FIRST + size, left[i], 1 / Math.max(variance, 1e-9));
    });
  }
  prior.points.forEach((points, i) => {
    sums.expect(i, points, prior.spread[i]);
  });
  return sums.solved();
}

function byPeriod(contrasts: Contrasts): readonly (readonly number[])[] {
  const width = widthOfContrast(contrasts.features);
  const all = new Map<number, number[]>();
  for (let row = 0; row < countOfContrasts(contrasts); row++) {
    const period = contrasts.rows[row * width + PERIOD];
    all.set(period, [...(all.get(period) ?? []), row]);
  }
  return [...all.values()];
}

/** How each ended beyond what its standing when the period began foretold. */
function beyondStanding(of: readonly number[], { features: size, rows }: Contrasts): Float64Array {
  const width = widthOfContrast(size);
  const sums = new NormalEquations(size);
  const ends = Float64Array.from(of, (row) => rows[row * width + AHEAD]);
  const variance = ends.reduce((sum, each) => sum + each * each, 0) / ends.length;
  of.forEach((row, i) => {
    sums.add(rows, row * width + FIRST, ends[i], 1 / Math.max(variance, 1e-9));
  });
  for (let i = 0; i < size; i++) {
    const square = of.reduce((sum, row) => sum + rows[row * width + FIRST + i] ** 2, 0) / of.length;
    sums.expect(i, 0, STANDING / Math.sqrt(Math.max(square, 1e-9)));
  }
  const { points } = sums.solved();
  return ends.map((end, i) => {
    const from = of[i] * width + FIRST;
    return end - points.reduce((sum, each, f) => sum + each * rows[from + f], 0);
  });
}
