import { expect, it } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { appendRow } from '../../trial/rows.ts';

const SOON = 10_000;

/** What follows from what is known by now; nothing new is heard meanwhile. */
async function settle(): Promise<void> {
  for (let i = 0; i < 100; i++) await Promise.resolve();
}

/** Other threads go on, this one hears of nothing. */
const standStill = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

it('whose act is stored hears of it while others are still being read', async () => {
  const store = await SqliteStore.open(':memory:');
  let isHeard = false;
  const acts = [store.append(appendRow('none', 0)).then(() => (isHeard = true))];
  await settle();
  for (let waited = 0; !isHeard && waited < SOON; waited += 10) {
    standStill(10);
    for (let act = 0; act < 10; act++) acts.push(store.append(appendRow('none', 0)));
    await settle();
  }
  expect(isHeard).toBe(true);
  await Promise.all(acts);
  await store.close();
});
