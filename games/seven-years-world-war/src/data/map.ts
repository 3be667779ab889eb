import { LAND_CODES, type Land, NOBODYS } from './powers.ts';
import { beyond, COLUMNS, directionTo, NOWHERE, opposite, ROWS, SQUARES, type Square, squareOf } from './squares.ts';
import { BY_LAND, BY_SEA, CROSSING, TERRAIN, type Terrain } from './terrain.ts';

/** What is printed on the squares, by index. */
export interface SquareFacts {
  readonly terrain: readonly Terrain[];
  /** Treasury value; 0 for what is not civilized. */
  readonly value: readonly number[];
  readonly owner: readonly Land[];
  readonly isCoast: readonly boolean[];
  readonly port: readonly boolean[];
}

interface SquareFace {
  readonly terrain: Terrain;
  readonly value: number;
  readonly land: Land;
  readonly shore: '#' | 'c' | 'P' | '';
}

const FACE = /^(..)([1-9wt])([#cP])$/;

/** A square as the grid writes it: `.`, `^`, `GB6P`, `--t#`; null for what it does not write. */
export function readFace(text: string): SquareFace | null {
  if (text === '.') return { terrain: TERRAIN.sea, value: 0, land: NOBODYS, shore: '' };
  if (text === '^') return { terrain: TERRAIN.ice, value: 0, land: NOBODYS, shore: '' };
  const [, code, ground, shore] = FACE.exec(text) ?? [];
  if (code === undefined || (code !== '--' && !LAND_CODES.includes(code))) return null;
  const wild = { w: TERRAIN.wilderness, t: TERRAIN['terra-incognita'] }[ground];
  return {
    terrain: wild ?? TERRAIN.civilized,
    value: wild === undefined ? Number(ground) : 0,
    land: code === '--' ? NOBODYS : LAND_CODES.indexOf(code),
    shore: shore as SquareFace['shore'],
  };
}

export const facesOf = (row: readonly string[]): string[] => row.join(' ').split(/\s+/).filter(Boolean);

export function readSquares(rows: Readonly<Record<string, readonly string[]>>): SquareFacts {
  const faces = ROWS.flatMap((row) => facesOf(rows[row]).map((text) => readFace(text)!));
  return {
    terrain: faces.map(({ terrain }) => terrain),
    value: faces.map(({ value }) => value),
    owner: faces.map(({ land }) => land),
    isCoast: faces.map(({ shore }) => shore === 'c' || shore === 'P'),
    port: faces.map(({ shore }) => shore === 'P'),
  };
}

/** Two squares that touch, written `C8-C9`; null for anything else. */
export function readSide(text: string): readonly [Square, Square] | null {
  const [a, b, more] = text.split('-').map(squareOf);
  if (more !== undefined || b === undefined || a === NOWHERE || b === NOWHERE || directionTo(a, b) < 0) return null;
  return [a, b];
}

/** Who may cross each side of each square, by square × 4 + direction. */
export function readSides(
  squares: SquareFacts,
  exceptions: Readonly<Record<'sea' | 'land' | 'strait' | 'closed', readonly string[]>>,
): number[] {
  const sides = SQUARES.flatMap((_, square) =>
    [0, 1, 2, 3].map((direction) => usualSide(squares, square, beyond(square, direction))),
  );
  for (const kind of ['sea', 'land', 'strait', 'closed'] as const)
    for (const text of facesOf(exceptions[kind])) {
      const [a, b] = readSide(text)!;
      const direction = directionTo(a, b);
      sides[a * 4 + direction] = CROSSING[kind];
      sides[b * 4 + opposite(direction)] = CROSSING[kind];
    }
  return sides;
}

/** 14.2, 14.3: what the squares themselves suggest. Land units never cross the map's edge (ruling 41). */
function usualSide({ terrain, isCoast }: SquareFacts, a: Square, b: Square): number {
  if (b === NOWHERE || terrain[a] === TERRAIN.ice || terrain[b] === TERRAIN.ice) return 0;
  const isWater = (square: Square) => isCoast[square] || terrain[square] === TERRAIN.sea;
  const isGround = (square: Square) => terrain[square] !== TERRAIN.sea;
  const byLand = isGround(a) && isGround(b) && Math.abs((a % COLUMNS) - (b % COLUMNS)) <= 1;
  const bySea = isWater(a) && isWater(b);
  return (byLand ? BY_LAND : 0) | (bySea ? BY_SEA : 0);
}
