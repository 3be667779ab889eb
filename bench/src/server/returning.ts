import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, spawnHost } from '@cabinet-wars/server/trial';
import { Crowd } from './crowd.ts';
import { begun, type Size } from './measure.ts';

const PEOPLE = 1000;

/** A server that has just begun, and a thousand people who come back to their tables at once: seconds until all are welcomed. */
export async function measureReturn(size: Size, say: (line: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-bench-'));
  const start = async () => spawnHost({ PORT: String(await freePort()), DATA: folder, LIVE_TABLES: '2000' });
  try {
    const before = await start();
    const tables = await begun(before, size, Math.ceil(PEOPLE / size.seats));
    await before.stop();
    const host = await start();
    const crowd = new Crowd(host.address);
    const began = performance.now();
    await Promise.all(tables.map((id) => crowd.seat(id, size.seats, 0)));
    const secondsToReturn = (performance.now() - began) / 1000;
    crowd.close();
    await host.stop();
    say(`${PEOPLE} people return at once to a server just begun: all welcomed within ${secondsToReturn.toFixed(2)} s`);
    return { secondsToReturn };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
