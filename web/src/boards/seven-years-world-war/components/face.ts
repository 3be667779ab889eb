import { isRecord } from '@cabinet-wars/kernel';

/** A square as an owner sees it: water, or land that is somebody's. */
export const GROUNDS = ['sea', 'ice', 'civilized', 'wilderness', 'terra-incognita'] as const;
export type Ground = (typeof GROUNDS)[number];
export const SHORES = ['inland', 'coastal', 'port'] as const;
export type Shore = (typeof SHORES)[number];

export interface Face {
  readonly ground: Ground;
  /** How the map writes whose land it is; `--` is nobody's. */
  readonly land: string;
  /** What it is worth, where it is civilized. */
  readonly value: number;
  readonly shore: Shore;
}

export const NOBODY = '--';
const MARKS: Readonly<Record<string, Shore>> = { '#': 'inland', c: 'coastal', P: 'port' };
const water = (ground: Ground): Face => ({ ground, land: NOBODY, value: 1, shore: 'coastal' });

/** What a set writes for a square; null for what it cannot write. */
export function readFace(text: string): Face | null {
  if (text === '.') return water('sea');
  if (text === '^') return water('ice');
  const [, land, worth, shore] = /^(..)([1-9wt])([#cP])$/.exec(text) ?? [];
  if (land === undefined) return null;
  const ground = worth === 'w' ? 'wilderness' : worth === 't' ? 'terra-incognita' : 'civilized';
  return { ground, land, value: ground === 'civilized' ? Number(worth) : 1, shore: MARKS[shore] };
}

export function writeFace({ ground, land, value, shore }: Face): string {
  if (ground === 'sea') return '.';
  if (ground === 'ice') return '^';
  const worth = ground === 'wilderness' ? 'w' : ground === 'terra-incognita' ? 't' : String(value);
  const mark = Object.keys(MARKS).find((each) => MARKS[each] === shore);
  return `${land}${worth}${mark}`;
}

/** The squares of a row of a set, from west to east; none where it is no row. */
export function facesIn(set: unknown, row: string): readonly string[] {
  const rows = isRecord(set) && isRecord(set.map) && isRecord(set.map.rows) ? set.map.rows : {};
  const given = rows[row];
  return Array.isArray(given) ? given.join(' ').split(/\s+/).filter(Boolean) : [];
}

const HALF = 15;
const padded = (face: string): string => (face.length === 1 ? ` ${face}  ` : face);

/** A row as sets are written: two lines of fifteen, one under the other. */
export const rowOf = (faces: readonly string[]): string[] => [
  faces.slice(0, HALF).map(padded).join(' '),
  faces.slice(HALF).map(padded).join(' '),
];
