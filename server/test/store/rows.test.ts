import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { isAmong } from '../../src/store/among.ts';
import { openStore } from '../../src/store/open-store.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import type { Store } from '../../src/store/store.ts';
import { layOut, seatRow } from '../../trial/rows.ts';
import { eachStore } from '../kit.ts';

eachStore('rows that are read', (fresh) => {
  let store: Store | null = null;
  const open = async (): Promise<Store> => {
    ({ store } = await openStore(await fresh(), 'p1', (fault) => expect(fault).toBeUndefined()));
    return store;
  };
  afterEach(() => store?.close());

  it('are found among many values, whatever is written in them', async () => {
    const odd = ['t1', `o'clock`, '"t2"', '{t3,t4}', 'Gürtel\\', 'NULL'];
    const opened = await open();
    for (const id of [...odd, 'other']) await layOut(opened, id);
    const among = async (ids: readonly string[]) => {
      const rows = await opened.db
        .selectFrom('tables')
        .select('id')
        .where(isAmong(opened, 'id', ids))
        .execute();
      return rows.map(({ id }) => id).sort();
    };
    expect(await among([])).toEqual([]);
    expect(await among(['t1'])).toEqual(['t1']);
    expect(await among([...odd, ...odd, 'none'])).toEqual([...odd].sort());
    expect(await among(Array.from({ length: 5000 }, (_, i) => `t${i}`))).toEqual(['t1']);
  });

  it('are the same statement however many values there are', async () => {
    const opened = await open();
    const text = (ids: readonly string[]) =>
      opened.db
        .selectFrom('tables')
        .selectAll()
        .where(isAmong(opened, 'tables.id', ids))
        .compile().sql;
    expect(text(['a'])).toBe(text(['b', 'c', 'd']));
  });

  it('have their columns by name, and none where nothing is found', async () => {
    const opened = await open();
    await layOut(opened, 't1');
    const seats = [seatRow('t1', 0), seatRow('t1', 1, { user_id: null, sitter: 'free', name: '' })];
    await opened.db.insertInto('seats').values(seats).execute();
    expect(await opened.db.selectFrom('seats').selectAll().orderBy('seat').execute()).toEqual(seats);
    expect(await opened.db.selectFrom('votes').selectAll().execute()).toEqual([]);
    expect(await opened.db.deleteFrom('seats').where('seat', '=', 1).returning(['seat', 'plays']).execute()).toEqual([
      { seat: 1, plays: 'seat-1' },
    ]);
  });

  it('have the columns there are now', async () => {
    const { db } = await open();
    const say = (text: string) => sql.raw(text).execute(db);
    const all = async () => (await sql`select * from scribbles`.execute(db)).rows;
    await say('create table scribbles (a integer, b text)');
    await say(`insert into scribbles values (1, 'b')`);
    expect(await all()).toEqual([{ a: 1, b: 'b' }]);
    await say('alter table scribbles add column c integer default 3');
    expect(await all()).toEqual([{ a: 1, b: 'b', c: 3 }]);
    await say('alter table scribbles drop column a');
    expect(await all()).toEqual([{ b: 'b', c: 3 }]);
  });
});

it('rows of SQLite are passed on as they are, with bytes and what is empty', async () => {
  const store = await SqliteStore.open(':memory:');
  const asked = sql`select x'0102' as bytes, null as blank, 1.5 as half, 1 as one, 2 as one`;
  const { rows } = await asked.execute(store.db);
  expect(rows).toEqual([{ bytes: new Uint8Array([1, 2]), blank: null, half: 1.5, one: 2 }]);
  await store.close();
});
