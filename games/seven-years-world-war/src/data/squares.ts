/** The grid of the map: rows A to Q from north to south, columns 1 to 30 from west to east (2.1). Ids are for ever. */
export const ROWS = [...'ABCDEFGHIJKLMNOPQ'] as const;
export const COLUMNS = 30;
export const SQUARE_COUNT = ROWS.length * COLUMNS;

/** A square by its index, row by row. */
export type Square = number;
/** As printed on the map: `C14`. */
export type SquareId = string;
export const NOWHERE: Square = -1;

export const SQUARES: readonly SquareId[] = ROWS.flatMap((row) =>
  Array.from({ length: COLUMNS }, (_, column) => `${row}${column + 1}`),
);
const indexes: Readonly<Record<SquareId, Square>> = Object.fromEntries(SQUARES.map((id, i) => [id, i]));
export const squareOf = (id: SquareId): Square => indexes[id] ?? NOWHERE;
export const isSquareId = (id: unknown): id is SquareId => typeof id === 'string' && Object.hasOwn(indexes, id);

/** The four sides of a square; corners join nothing (14.2). */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
/** A side by its index in `DIRECTIONS`. */
export type Direction = number;
export const opposite = (direction: Direction): Direction => (direction + 2) % 4;

/** The square across a side; the west and east edges of the map meet (14.23), the north and south edges do not. */
export function beyond(square: Square, direction: Direction): Square {
  const row = Math.floor(square / COLUMNS);
  const column = square % COLUMNS;
  if (direction === 0) return row === 0 ? NOWHERE : square - COLUMNS;
  if (direction === 2) return row === ROWS.length - 1 ? NOWHERE : square + COLUMNS;
  return row * COLUMNS + ((column + (direction === 1 ? 1 : COLUMNS - 1)) % COLUMNS);
}

/** The side of a square that faces another; −1 if they do not touch. */
export const directionTo = (from: Square, to: Square): Direction =>
  DIRECTIONS.findIndex((_, direction) => beyond(from, direction) === to);

/** How many sides must be crossed from one square to another, whatever they are (4.511). */
export function distance(a: Square, b: Square): number {
  const columns = Math.abs((a % COLUMNS) - (b % COLUMNS));
  return Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS)) + Math.min(columns, COLUMNS - columns);
}
