import { type Choice, isRange } from '@cabinet-wars/kernel';
import type { RemoteTable } from '@cabinet-wars/protocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ground, ground } from './ground.ts';
import { until } from './players.ts';

let here: Ground;
beforeAll(async () => {
  here = await ground({ databaseUrl: null, file: ':memory:' });
});
afterAll(() => here.close());

const entriesOf = (table: string) => here.server.services.tables.read(table, (live) => [...live.table.journal]);

/** A choice of that kind among those offered to somebody now. */
function offered({ state }: RemoteTable, t: string): Choice {
  const option = state.asks.own!.options.find((each) => each.t === t)!;
  const fields = Object.entries(option).map(([field, value]) => [field, isRange(value) ? value.from : value]);
  return { t, ...Object.fromEntries(fields) };
}

it('a list of choices is one gesture: sent at once, shown to nobody half made, taken back at once', async () => {
  const table = await here.begin('teaching', { options: { players: 2, auction: 'off' } });
  const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
  const isAsked = ({ state }: RemoteTable) => state.asks.own !== null;
  await until(() => people.some(isAsked), 'a question');
  const me = people.find(isAsked)!;
  const other = people.find((each) => each !== me)!;
  const keep = offered(me, 'keep');
  expect(await me.choose(me.state.asks.own!.askId, keep)).toMatchObject({ ok: true });
  const recruit = offered(me, 'recruit');
  expect(await me.undo()).toEqual({ ok: true });

  const [before, seen, entries] = [me.state, other.state, await entriesOf(table)];
  expect(await me.choose(before.asks.own!.askId, [keep, recruit])).toEqual({ ok: true, rest: [] });
  expect(me.state.open).not.toEqual(before.open);
  expect(me.state.whyNoUndo).toBeNull();
  expect(other.state.open).toEqual(seen.open);

  expect(await me.undo()).toEqual({ ok: true });
  expect(me.state.open).toEqual(before.open);
  expect(me.state.asks.own!.key).toBe(before.asks.own!.key);
  expect(me.state.asks.own!.options).toEqual(before.asks.own!.options);
  expect(other.state.open).toEqual(seen.open);
  const { seat } = before;
  expect((await entriesOf(table)).slice(entries.length)).toMatchObject([
    { t: 'choose', seat, choices: [keep, recruit] },
    { t: 'undo', seat },
  ]);
});

it('a list with something in it that may not be chosen changes nothing', async () => {
  const table = await here.begin('teaching', { options: { players: 2, auction: 'off' } });
  const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
  await until(() => people.some(({ state }) => state.asks.own !== null), 'a question');
  const me = people.find(({ state }) => state.asks.own !== null)!;
  const before = me.state;
  const entries = await entriesOf(table);
  const answer = await me.choose(before.asks.own!.askId, [offered(me, 'keep'), { t: 'recruit', province: 'nowhere' }]);
  expect(answer).toMatchObject({ ok: false, reason: { why: 'not-an-option' } });
  expect(me.state.open).toEqual(before.open);
  expect(await entriesOf(table)).toEqual(entries);
});

it('whoever is asked is told so on every socket they come with, before and after they have answered something', async () => {
  const table = await here.begin('teaching', { options: { players: 2, auction: 'off' } });
  const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
  await until(() => people.some(({ state }) => state.asks.own !== null), 'a question');
  const me = people.find(({ state }) => state.asks.own !== null)!;
  const again = () => here.sit(table, `u${me.state.seat}`);
  const second = await again();
  expect(second.state.asks).toEqual(me.state.asks);
  expect(await me.choose(me.state.asks.own!.askId, offered(me, 'keep'))).toMatchObject({ ok: true });
  expect(me.state.asks.own).not.toBeNull();
  const third = await again();
  await until(() => second.state.asks.own?.askId === me.state.asks.own?.askId, 'the next question');
  for (const other of [second, third]) expect(other.state.asks).toEqual(me.state.asks);
});
