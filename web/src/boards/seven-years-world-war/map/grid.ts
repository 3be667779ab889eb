import type { Box, Point, Sheet } from '../../../map/camera.ts';

/** The grid of the printed map as a sheet: thirty columns, seventeen rows, a cell of 71 units. */
export const CELL = 71;
export const COLUMNS = 30;
export const ROWS = 17;
export const SHEET: Sheet = { w: COLUMNS * CELL, h: ROWS * CELL, most: 3, readable: 0.62 };

/** A square by its index, row by row. */
export const cornerOf = (square: number): Point => ({
  x: (square % COLUMNS) * CELL,
  y: Math.floor(square / COLUMNS) * CELL,
});
export const middleOf = (square: number): Point => {
  const { x, y } = cornerOf(square);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};
export const boxOf = (square: number): Box => ({ ...cornerOf(square), w: CELL, h: CELL });

/** The square under a point of the sheet. */
export function squareAt({ x, y }: Point): number | null {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  return column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? null : row * COLUMNS + column;
}

/** The smallest box around some squares. */
export function boxAround(squares: readonly number[]): Box {
  const xs = squares.map((square) => cornerOf(square).x);
  const ys = squares.map((square) => cornerOf(square).y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) + CELL - x, h: Math.max(...ys) + CELL - y };
}

export const ROSE = { x: 10 * CELL, y: 8.5 * CELL, radius: 44 };
