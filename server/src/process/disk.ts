import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDiskFull } from '../store/disk-full.ts';
import type { Store } from '../store/store.ts';

/** With less left a database may fail in the middle of anything. */
const LEAST = 16 * 1024 * 1024;
/** What is written to see whether there is room again: more than what may lie free within the database. */
const PROBE = 'x'.repeat(512 * 1024);
const NAME = 'room-probe';

/** Whether there is room to keep anything. Once it has run out that holds until something could be written again. */
export class Disk {
  readonly #store: Store;
  /** The folder to look at; null where the database is somewhere else. */
  readonly #folder: string | null;
  #isFull = false;

  constructor(store: Store, file: string) {
    this.#store = store;
    this.#folder = store.kind === 'sqlite' && file !== ':memory:' ? dirname(file) : null;
  }

  /** Looks at something that failed: whether it was for want of room. */
  note(fault: unknown): boolean {
    const isFull = isDiskFull(fault);
    this.#isFull ||= isFull;
    return isFull;
  }

  async hasRoom(): Promise<boolean> {
    if (this.#folder !== null) {
      const { bavail, bsize } = await statfs(this.#folder);
      if (bavail * bsize < LEAST) return false;
    }
    if (this.#isFull) this.#isFull = !(await this.#mayWrite());
    return !this.#isFull;
  }

  async #mayWrite(): Promise<boolean> {
    const { db } = this.#store;
    try {
      await db.insertInto('settings').values({ name: NAME, value: PROBE }).execute();
      return true;
    } catch (fault) {
      if (isDiskFull(fault)) return false;
      throw fault;
    } finally {
      await db.deleteFrom('settings').where('name', '=', NAME).execute();
    }
  }
}
