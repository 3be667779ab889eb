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
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return Promise.resolve({ release: () => {} });
  return new Promise((resolve, reject) => {
    const held = (lock: unknown) => {
      if (lock === null) {
        reject(new OpenElsewhere('the table is open in another tab'));
        return undefined;
      }
      return new Promise<void>((release) => resolve({ release }));
    };
    navigator.locks.request(`table ${id}`, { ifAvailable: true }, held).catch(reject);
  });
}
