import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { Turns } from '../../src/store/sqlite/turns.ts';

it('statements are passed on as they come; a transaction has the thread to itself, and what waits goes on in its order', async () => {
  const turns = new Turns();
  const [one, other, third] = [{}, {}, {}];
  const sent: string[] = [];
  const send = (what: string) => async () => void sent.push(what);
  const all = [turns.say(one, send('1')), turns.say(other, send('2')), turns.hold(one, send('begin 1'))];
  all.push(turns.say(other, send('3')), turns.say(one, send('4')), turns.hold(third, send('begin 3')));
  all.push(turns.say(other, send('5')));
  expect(sent).toEqual(['1', '2', 'begin 1', '4']);
  turns.release(other);
  expect(sent).toHaveLength(4);
  turns.release(one);
  expect(sent.slice(4)).toEqual(['3', 'begin 3']);
  turns.release(third);
  expect(sent.slice(6)).toEqual(['5']);
  await Promise.all(all);
});

it('nobody reads what a transaction has written before it is kept, nor writes into it', async () => {
  const store = await SqliteStore.open(':memory:');
  const { db } = store;
  await sql`create table scribbles (text text)`.execute(db);
  const count = async () => (await sql<{ n: number }>`select count(*) as n from scribbles`.execute(db)).rows[0].n;
  let looked: Promise<number> = Promise.resolve(-1);
  let wrote: Promise<unknown> = Promise.resolve();
  const undone = db.transaction().execute(async (trx) => {
    await sql`insert into scribbles values ('a')`.execute(trx);
    looked = count();
    wrote = sql`insert into scribbles values ('b')`.execute(db);
    await sql`insert into scribbles values ('c')`.execute(trx);
    throw new Error('not kept');
  });
  await expect(undone).rejects.toThrow('not kept');
  expect(await looked).toBe(0);
  await wrote;
  expect(await count()).toBe(1);
  await store.close();
});

it('many statements at once are each given their own answer, and what cannot be passed on harms only who asked it', async () => {
  const store = await SqliteStore.open(':memory:');
  const ask = async (value: unknown) => (await sql<{ v: unknown }>`select ${value} as v`.execute(store.db)).rows[0].v;
  const numbers = Array.from({ length: 100 }, (_, i) => i);
  const answers = numbers.map(ask);
  const refused = expect(ask(() => {})).rejects.toThrow();
  expect(await Promise.all(answers)).toEqual(numbers);
  await refused;
  await store.close();
});
