import type { Point } from '../../../map/camera.ts';
import { CELL } from './grid.ts';

/** Where a counter stands in its square, and how large it is drawn. */
export interface Spot extends Point {
  readonly scale: number;
}

const ONE_ROW = 3;
const STEP = 21;
const MIDDLE = 35;
const CROWDED = { scale: 0.68, step: 16.5, rows: [27, 45] as const };

/** The spots of so many counters, from the corner of their square: one row of three, else two rows of smaller ones. */
export function spotsFor(count: number): Spot[] {
  if (count <= ONE_ROW) return row(count, MIDDLE, 0.92, STEP);
  const upper = Math.ceil(count / 2);
  const step = Math.min(CROWDED.step, (CELL - 20) / Math.max(1, upper - 1));
  return [
    ...row(upper, CROWDED.rows[0], CROWDED.scale, step),
    ...row(count - upper, CROWDED.rows[1], CROWDED.scale, step),
  ];
}

const row = (count: number, y: number, scale: number, step: number): Spot[] =>
  Array.from({ length: count }, (_, i) => ({ x: CELL / 2 + (i - (count - 1) / 2) * step, y, scale }));

/** A name short enough for a square: without what stands in brackets and without the second of two. */
export function nameOnMap(name: string): string {
  const plain = name.replace(/ \(.*\)$/, '');
  return plain.length > 14 ? plain.replace(/( and | e |, ).*$/, '') : plain;
}

/** Italics of 12 units are about so wide; what is wider is drawn together. */
const LETTER = 5.4;
export const isTight = (name: string): boolean => name.length * LETTER > CELL - 6;
