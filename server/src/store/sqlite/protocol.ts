import type { Named } from './statements.ts';

/** Calls and replies travel in bundles of so many at most: the first to ask need not wait for the last. */
export const BUNDLE = 16;

/** What the database's thread is asked and answers. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type Call =
  | ({ readonly id: number; readonly t: 'query' } & Statement)
  /** Units of statements in one transaction; the first of each is its guard. */
  | { readonly id: number; readonly t: 'together'; readonly units: readonly (readonly Named[])[] }
  | { readonly id: number; readonly t: 'close' };

export type Row = Readonly<Record<number, unknown>>;

export interface Outcome {
  /** Its columns' names, once for all rows: to pass on every row with its names takes half as long again. */
  readonly columns: readonly string[];
  /** Of each row its columns' values by their numbers. */
  readonly rows: readonly Row[];
  readonly changes: number;
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: { readonly message: string; readonly code: number | null } };
