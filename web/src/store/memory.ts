import type { Entry, Snapshot } from '@cabinet-wars/kernel';
import type { KeptTable, Store, TableRecord } from './store.ts';

/** Keeps tables as long as the page lives: for tests, and for browsers that refuse to keep anything. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, KeptTable>();

  async list(): Promise<readonly TableRecord[]> {
    return [...this.#tables.values()].map(({ record }) => structuredClone(record));
  }

  async load(id: string): Promise<KeptTable | null> {
    const table = this.#tables.get(id);
    return table === undefined ? null : structuredClone(table);
  }

  async create(table: KeptTable): Promise<void> {
    this.#tables.set(table.record.id, structuredClone(table));
  }

  async append(record: TableRecord, from: number, entries: readonly Entry[], snapshot: Snapshot | null): Promise<void> {
    const kept = this.#tables.get(record.id);
    if (kept === undefined) return;
    const journal = [...kept.journal.slice(0, from), ...entries];
    this.#tables.set(record.id, structuredClone({ record, journal, snapshot: snapshot ?? kept.snapshot }));
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
  }
}
