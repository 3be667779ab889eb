import type { Seat, Table } from '@cabinet-wars/kernel';
import type { NewJob } from '../store/jobs.ts';
import type { ProgressRow, SeatsRow, TablesRow } from '../store/schema.ts';

/** An act just done at a table, not stored yet. */
export interface Done {
  readonly row: TablesRow;
  readonly seats: readonly SeatsRow[];
  /** As it was before the act, and as it will be stored: a consequence may still set `deadline` and `clocks`. */
  readonly before: ProgressRow;
  readonly after: ProgressRow;
  readonly table: Table;
  /** Who did it; null where the table was only just opened. */
  readonly seat: Seat | null;
  /** Done by the job that moves bots: it goes on by itself. */
  readonly byBotsJob: boolean;
  readonly now: number;
}

export interface Follows {
  readonly jobs?: readonly NewJob[];
  readonly progress?: Partial<Pick<ProgressRow, 'deadline' | 'clocks'>>;
}

/**
 * What follows from an act: bots that must move, clocks that run, people to be told. It is stored with the act, in one
 * transaction, so that nothing is lost and nothing happens twice. Synchronous, pure but for `done`.
 */
export type Consequence = (done: Done) => Follows;
