import { BrokenPromise } from '@cabinet-wars/kernel';
import { COLUMNS, ROWS, SQUARES, type SquareId } from '../data/squares.ts';

/** Names by square, from rows of names parted by strokes. */
export function squareTable(rows: Readonly<Record<string, readonly string[]>>): Readonly<Record<SquareId, string>> {
  const names = ROWS.flatMap((row) => {
    const parts = rows[row].join(' | ').split(' | ');
    if (parts.length !== COLUMNS) throw new BrokenPromise(`row ${row} has ${parts.length} names`);
    return parts;
  });
  return Object.fromEntries(SQUARES.map((id, square) => [id, names[square].replace('*', id)]));
}

/** A square inside a sentence: its name without what stands in brackets, and where it lies. */
export function shortName(names: Readonly<Record<SquareId, string>>, id: SquareId): string {
  const name = names[id] ?? id;
  return `${name.replace(/ \(.*\)$/, '').replace(` ${id}`, '')} (${id})`;
}
