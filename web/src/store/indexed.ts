import type { Entry, Snapshot } from '@cabinet-wars/kernel';
import type { KeptTable, Store, TableRecord } from './store.ts';

const NAME = 'cabinet-wars';
const VERSION = 1;
const STORES = ['tables', 'entries', 'snapshots'] as const;

/** Keeps tables in the browser's IndexedDB: records, journal entries under [table, number], the newest snapshot. */
export class IndexedStore implements Store {
  #database: Promise<IDBDatabase> | null = null;

  async list(): Promise<readonly TableRecord[]> {
    const transaction = await this.#begin('readonly');
    return finished<TableRecord[]>(transaction.objectStore('tables').getAll());
  }

  async load(id: string): Promise<KeptTable | null> {
    const transaction = await this.#begin('readonly');
    const [record, journal, snapshot] = await Promise.all([
      finished<TableRecord | undefined>(transaction.objectStore('tables').get(id)),
      finished<Entry[]>(transaction.objectStore('entries').getAll(entriesOf(id))),
      finished<Snapshot | undefined>(transaction.objectStore('snapshots').get(id)),
    ]);
    return record === undefined || snapshot === undefined ? null : { record, journal, snapshot };
  }

  async create({ record, journal, snapshot }: KeptTable): Promise<void> {
    await this.append(record, 0, journal, snapshot);
  }

  async append(record: TableRecord, from: number, entries: readonly Entry[], snapshot: Snapshot | null): Promise<void> {
    const transaction = await this.#begin('readwrite');
    transaction.objectStore('tables').put(record, record.id);
    entries.forEach((entry, i) => {
      transaction.objectStore('entries').put(entry, [record.id, from + i]);
    });
    if (snapshot !== null) transaction.objectStore('snapshots').put(snapshot, record.id);
    await completed(transaction);
  }

  async remove(id: string): Promise<void> {
    const transaction = await this.#begin('readwrite');
    transaction.objectStore('tables').delete(id);
    transaction.objectStore('entries').delete(entriesOf(id));
    transaction.objectStore('snapshots').delete(id);
    await completed(transaction);
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#database ??= openDatabase();
    return (await this.#database).transaction([...STORES], mode);
  }
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
  };
  return finished(request);
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave up saving'));
  });
}
