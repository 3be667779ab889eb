import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory.ts';
import { friend, keptGame, me } from './office.ts';

async function kept(choices = 4) {
  const store = new MemoryStore();
  const id = await keptGame(store, { seats: [me, friend], choices });
  return { store, id, table: (await store.load(id))! };
}

describe('a store that lasts as long as the page', () => {
  it('has nothing at first', async () => {
    const store = new MemoryStore();
    expect(await store.list()).toEqual([]);
    expect(await store.load('nowhere')).toBeNull();
  });

  it('gives back what it was given, and lists it', async () => {
    const { store, id, table } = await kept();
    expect(table.record).toMatchObject({ id, name: 'Thursday', entries: table.journal.length });
    expect(await store.list()).toEqual([table.record]);
  });

  it('is not changed by what is done to what it gave', async () => {
    const { store, id, table } = await kept();
    const before = structuredClone(table);
    Object.assign(table.record, { name: 'Friday' });
    Object.assign(table.journal, { length: 0 });
    expect(await store.load(id)).toEqual(before);
  });

  it('appends to the journal, and keeps the snapshot unless there is a new one', async () => {
    const { store, id, table } = await kept();
    const { record, journal, snapshot } = table;
    await store.append({ ...record, name: 'Later' }, journal.length, [journal[0]], null);
    expect(await store.load(id)).toEqual({
      record: { ...record, name: 'Later' },
      journal: [...journal, journal[0]],
      snapshot,
    });
    const newer = (await kept(2)).table.snapshot;
    await store.append(record, journal.length + 1, [], newer);
    expect((await store.load(id))!.snapshot).toEqual(newer);
  });

  it('writes over what was taken back', async () => {
    const { store, id, table } = await kept();
    const { record, journal } = table;
    await store.append(record, 2, [journal[0]], null);
    expect((await store.load(id))!.journal).toEqual([journal[0], journal[1], journal[0]]);
  });

  it('appends nothing to a table that was removed', async () => {
    const { store, id, table } = await kept();
    await store.remove(id);
    await store.append(table.record, 0, table.journal, table.snapshot);
    expect(await store.load(id)).toBeNull();
    expect(await store.list()).toEqual([]);
  });

  it('removes one table and no other', async () => {
    const { store, id } = await kept();
    const other = await keptGame(store, { seats: [me, friend], seed: 2 });
    await store.remove(id);
    await store.remove('nowhere');
    expect((await store.list()).map((record) => record.id)).toEqual([other]);
  });
});
