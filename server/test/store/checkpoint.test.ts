import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { pause, until } from '../play/players.ts';

const ROWS = 300;
const LONG = 'x'.repeat(4000);

describe('what is committed', () => {
  it('is brought into the file while nobody waits for it, and the log does not grow without end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-checkpoint-'));
    const file = join(folder, 'games.db');
    const store = await SqliteStore.open(file);
    let written = 0;
    const write = () =>
      store.addJob(store.db, { kind: 'none', key: `k${written++}`, payload: { LONG }, at: Number.MAX_SAFE_INTEGER });
    while (written < ROWS) await write();
    await until(() => statSync(file).size > ROWS * LONG.length, 'the rows in the file');
    // Once all of the log is in the file, it is written to from its beginning.
    const isBegunAnew = async () => {
      const before = statSync(`${file}-wal`).size;
      await write();
      return statSync(`${file}-wal`).size === before;
    };
    for (let tries = 0; !(await isBegunAnew()); tries++) {
      expect(tries).toBeLessThan(20);
      await pause(700);
    }
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
