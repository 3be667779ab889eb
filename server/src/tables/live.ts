import type { AnyGame, Table } from '@cabinet-wars/kernel';
import type { ProgressRow, SeatsRow, TablesRow } from '../store/schema.ts';

/** A table in memory: the kernel's, and what is stored beside it. */
export interface Live {
  readonly game: AnyGame;
  readonly table: Table;
  readonly row: TablesRow;
  readonly seedHash: string;
  seats: readonly SeatsRow[];
  progress: ProgressRow;
}
