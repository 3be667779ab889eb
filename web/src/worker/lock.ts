/** A table in use. */
export interface Lock {
  release(): void;
}

/** Somebody else has the table: another tab of the same browser. */
export class OpenElsewhere extends Error {
  override name = 'OpenElsewhere';
}

/** One tab a table: two hosts would overwrite each other's choices. Where the browser knows no locks, none is taken. */
export function lockTable(id: string): Promise<Lock> {
  // Browsers have them only on pages that came safely.
  const locks: LockManager | null | undefined = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve({ release: () => {} });
  return new Promise((resolve, reject) => {
    const held = (lock: unknown) => {
      if (lock === null) {
        reject(new OpenElsewhere('the table is open in another tab'));
        return undefined;
      }
      return new Promise<void>((release) => resolve({ release }));
    };
    locks.request(`table ${id}`, { ifAvailable: true }, held).catch(reject);
  });
}
