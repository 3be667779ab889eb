import type { ProgressRow, TablesRow } from '../../store/schema.ts';

/** Milliseconds that those who have no seat at a table lag behind. */
export const delayOf = ({ delay }: Pick<TablesRow, 'delay'>): number => delay * 1000;

/** Whether those who have no seat may not know yet how it stands: while a delayed game is on, and so long after its end. */
export const isDelayed = (row: Pick<TablesRow, 'delay'>, progress: ProgressRow, now: number): boolean =>
  row.delay > 0 &&
  (progress.status === 'playing' || progress.status === 'halted' || progress.changed + delayOf(row) > now);
