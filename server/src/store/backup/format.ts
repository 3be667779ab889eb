import { createHash } from 'node:crypto';
import type { NewJob } from '../jobs.ts';

/** The first line of a backup; one line for each row follows, one for each job, and a last one that tells whether it is whole. */
export const FORMAT = 'cabinet-wars backup 2';
/** Earlier ones are taken in as well: their last line has no hash. */
export const formats: readonly string[] = ['cabinet-wars backup 1', FORMAT];

export type Row = Readonly<Record<string, string | number | null>>;
export type Content =
  | { readonly table: string; readonly row: Row }
  | { readonly job: NewJob & { readonly at: number } };
export interface Head {
  readonly format: string;
  /** Those its database had run. */
  readonly migrations: readonly string[];
}
export interface End {
  /** How many lines stand before this one, and the hash of them. */
  readonly end: number;
  readonly sha256?: string | undefined;
}
export type Line = Head | Content | End;

/** What belongs to one database and not to what is kept in it. */
export const ownTables: ReadonlySet<string> = new Set(['migrations', 'processes', 'jobs']);

export class CannotBackUp extends Error {
  override name = 'CannotBackUp';
}

export class CannotRestore extends Error {
  override name = 'CannotRestore';
}

/** What a database holds, however it is ordered: two that hold the same have the same sums, table by table. */
export class Inventory {
  readonly #tables = new Map<string, { count: number; sum: bigint }>();

  add(content: Content): void {
    const [table, what] = 'row' in content ? [content.table, content.row] : ['jobs', content.job];
    const seen = this.#tables.get(table) ?? { count: 0, sum: 0n };
    const fields = Object.entries(what).sort(([a], [b]) => (a < b ? -1 : 1));
    const digest = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
    this.#tables.set(table, { count: seen.count + 1, sum: (seen.sum + BigInt(`0x${digest}`)) % 2n ** 256n });
  }

  get rows(): number {
    return this.#tables.values().reduce((sum, { count }) => sum + count, 0);
  }

  count(table: string): number {
    return this.#tables.get(table)?.count ?? 0;
  }

  /** Tables of which another holds something else. */
  unlike(other: Inventory): string[] {
    const tables = new Set([...this.#tables.keys(), ...other.#tables.keys()]);
    return [...tables].filter((table) => {
      const [here, there] = [this.#tables.get(table), other.#tables.get(table)];
      return here?.count !== there?.count || here?.sum !== there?.sum;
    });
  }
}
