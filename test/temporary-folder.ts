import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What tests and the processes they begin keep for a while lies in one folder, which goes when the last of them has ended,
 * also where a test was stopped before it could clear up.
 */
export default (): (() => void) => {
  const { TMPDIR } = process.env;
  // Each project begins with this; a folder within another's goes with it.
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-tests-'));
  // PostgreSQL, which does not run as root, has to find its way to what lies in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
};
