/**
 * What trying other plans came to, one row for each seat and period of a game: the period, by how much the seat ended ahead of
 * the mean of the others, how far its features lay beyond theirs when the period began, and by how much what it did in the
 * period left the features beyond what was to be expected of the lot that chose among its plans.
 */
export interface Contrasts {
  readonly features: number;
  readonly rows: Float32Array;
}

export const PERIOD = 0;
export const AHEAD = 1;
export const FIRST = 2;
export const widthOfContrast = (features: number): number => FIRST + 2 * features;
export const countOfContrasts = ({ features, rows }: Contrasts): number => rows.length / widthOfContrast(features);

export function joinedContrasts(all: readonly Contrasts[]): Contrasts {
  const rows = new Float32Array(all.reduce((sum, each) => sum + each.rows.length, 0));
  let at = 0;
  for (const each of all) {
    rows.set(each.rows, at);
    at += each.rows.length;
  }
  return { features: all[0]?.features ?? 0, rows };
}
