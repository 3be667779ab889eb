/**
 * Positions of games played, one row each: which game and seat it belongs to, how that seat ended, the features. The rows of
 * a game and seat stand together, in the order they came to pass.
 */
export interface Samples {
  readonly features: number;
  readonly rows: Float32Array;
}

export const OWNER = 0;
export const OUTCOME = 1;
export const FIRST_FEATURE = 2;
export const widthOf = (features: number): number => FIRST_FEATURE + features;
export const countOf = ({ features, rows }: Samples): number => rows.length / widthOf(features);

/** Several as one, owners kept apart. */
export function joined(all: readonly Samples[]): Samples {
  const features = all[0]?.features ?? 0;
  const width = widthOf(features);
  const rows = new Float32Array(all.reduce((sum, each) => sum + each.rows.length, 0));
  let at = 0;
  let owners = 0;
  for (const each of all) {
    rows.set(each.rows, at);
    let last = -1;
    for (let row = at; row < at + each.rows.length; row += width) {
      last = Math.max(last, rows[row + OWNER]);
      rows[row + OWNER] += owners;
    }
    owners += last + 1;
    at += each.rows.length;
  }
  return { features, rows };
}

/** The mean of every feature and how far it is spread: what networks bring them to one scale by. */
export function spreadOf(samples: Samples): { mean: number[]; scale: number[] } {
  const { features, rows } = samples;
  const width = widthOf(features);
  const count = Math.max(1, countOf(samples));
  const mean = Array<number>(features).fill(0);
  const scale = Array<number>(features).fill(0);
  for (let row = 0; row < rows.length; row += width)
    for (let i = 0; i < features; i++) mean[i] += rows[row + FIRST_FEATURE + i] / count;
  for (let row = 0; row < rows.length; row += width)
    for (let i = 0; i < features; i++) scale[i] += (rows[row + FIRST_FEATURE + i] - mean[i]) ** 2 / count;
  return { mean, scale: scale.map((variance) => Math.sqrt(variance) || 1) };
}
