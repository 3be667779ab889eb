import { afterEach, expect, it } from 'vitest';
import { backUp, CannotRestore, restore } from '../../src/store/backup.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { appendRow, layOut } from '../../src/trial/rows.ts';
import { eachStore, type Place } from '../kit.ts';

eachStore('a backup', (fresh) => {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  }, 60_000);
  const open = async (place: Place): Promise<Store> => {
    const { store } = await openStore(place, 'p', () => {});
    opened.push(store);
    return store;
  };
  const linesOf = async (store: Store): Promise<string[]> => Array.fromAsync(backUp(store));
  const reading = async function* (lines: readonly string[]) {
    yield* lines;
  };
  const filled = async (): Promise<Store> => {
    const store = await open(await fresh());
    for (const id of ['a', 'b']) await layOut(store, id);
    await store.append(appendRow('a', 0, { jobs: [{ kind: 'greet', key: 'k', payload: { to: 'x' }, at: 9_000_000 }] }));
    return store;
  };

  it('gives back everything in an empty database of either kind', async () => {
    const lines = await linesOf(await filled());
    const same = await open(await fresh());
    const other = await open({ databaseUrl: null, file: ':memory:' });
    for (const store of [same, other]) {
      await restore(store, reading(lines));
      expect((await linesOf(store)).sort()).toEqual([...lines].sort());
    }
    expect(lines.some((line) => line.includes('"greet"'))).toBe(true);
  });

  it('is not taken in by a database that is not empty, nor cut short, nor of another release', async () => {
    const lines = await linesOf(await filled());
    const store = await open(await fresh());
    await expect(restore(store, reading(lines.slice(0, -1)))).rejects.toThrow('cut short');
    await expect(restore(store, reading(lines.slice(1)))).rejects.toThrow('line 1 is not');
    await expect(restore(store, reading(['nonsense']))).rejects.toThrow(CannotRestore);
    const later = JSON.stringify({ ...JSON.parse(lines[0]), migrations: ['9999-later'] });
    await expect(restore(store, reading([later, ...lines.slice(1)]))).rejects.toThrow('another release');
    expect(await linesOf(store)).toHaveLength(2);
    await restore(store, reading(lines));
    await expect(restore(store, reading(lines))).rejects.toThrow('not empty');
  });
});
