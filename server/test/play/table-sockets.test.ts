import { askMe } from '@cabinet-wars/kernel';
import type { RemoteTable } from '@cabinet-wars/protocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { generousLimits } from '../../src/play/limits.ts';
import { makePlay } from '../../src/play/part.ts';
import { type Ground, ground, lots } from './ground.ts';
import { playOn, until } from './players.ts';

let here: Ground;
beforeAll(async () => {
  here = await ground({ databaseUrl: null, file: ':memory:' });
});
afterAll(() => here.close());

const closed = (socket: WebSocket): Promise<{ code: number; last: string }> =>
  new Promise((resolve) => {
    let last = '';
    socket.on('message', (data) => {
      last = String(data);
    });
    socket.on('error', () => {});
    socket.on('close', (code) => resolve({ code, last }));
  });
const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('message', () => resolve());
  });
const begin = () => here.begin('teaching', { options: { players: 2 } });
const versionOf = (table: string) => here.server.services.tables.read(table, ({ table: { version } }) => version);

describe('a socket to a table', () => {
  it.each([
    ['no table', 'none', 'u0', {}, 4004],
    ['a private table, to a stranger', null, 'u9', { access: 'private' as const }, 4004],
    ['a table without spectators, to somebody without a seat', null, 'u9', { spectators: 0 as const }, 4003],
    ['a table without spectators, to nobody in particular', null, null, { spectators: 0 as const }, 4001],
  ])('is not opened to %s', async (_what, named, user, row, code) => {
    const table = named ?? (await here.begin('teaching', { options: { players: 2 }, row }));
    expect((await closed(here.socket(table, user))).code).toBe(code);
  });

  it('is opened to whoever has the link of a private table', async () => {
    const table = await here.begin('teaching', { row: { access: 'private', link: 'our-secret' } });
    const socket = here.socket(table, null, '?link=our-secret');
    await opened(socket);
    socket.close();
  });

  it('is not opened from another site', async () => {
    const table = await begin();
    const url = `${here.address.replace('http', 'ws')}/api/v1/tables/${table}/socket`;
    const answer = (origin: string) =>
      new Promise((resolve) => {
        const socket = new WebSocket(url, { origin, headers: { authorization: 'Bearer u0' } });
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
        socket.on('message', () => {
          resolve('welcome');
          socket.close();
        });
        socket.on('error', () => {});
      });
    expect(await answer('https://elsewhere.example')).toBe(403);
    expect(await answer('null')).toBe(403);
    expect(await answer(here.address)).toBe('welcome');
  });

  it.each([
    ['no JSON', '{', null],
    ['no message', '"undo"', null],
    ['nothing known', '{"t":"win"}', '/t'],
    ['no name', '{"t":"undo"}', '/id'],
    ['too much', '{"t":"undo","id":"a","extra":1}', '/extra'],
    ['a nested choice', '{"t":"choose","id":"a","askId":1,"said":{"t":"x","deep":{"a":1}}}', '/said'],
    [
      'a list that never ends',
      JSON.stringify({ t: 'choose', id: 'a', askId: 1, said: Array(65).fill({ t: 'x' }) }),
      '/said',
    ],
    ['bytes', Buffer.from([1, 2, 3]), null],
  ])('is closed to whoever sends %s, told what is wrong, and nothing has changed', async (_what, data, field) => {
    const table = await begin();
    const version = await versionOf(table);
    const socket = here.socket(table, 'u0');
    await opened(socket);
    const end = closed(socket);
    socket.send(data);
    const reason = { why: 'malformed', ...(field === null ? {} : { field }) };
    expect(await end).toMatchObject({ code: 4009, last: JSON.stringify({ t: 'bye', reason }) });
    expect(await versionOf(table)).toBe(version);
  });

  it('is closed to whoever sends too much at once or too often', async () => {
    const table = await begin();
    const big = here.socket(table, 'u0');
    await opened(big);
    const ended = closed(big);
    big.send('x'.repeat(20_000));
    expect((await ended).code).toBe(1009);
    const fast = here.socket(table, 'u0');
    await opened(fast);
    const over = closed(fast);
    for (let i = 0; i < 200; i++) fast.send('{"t":"ping"}');
    expect((await over).code).toBe(4008);
  });

  it('is closed to whoever says on many sockets what would be too much on one', async () => {
    const tight = { ...generousLimits, account: { atOnce: 50, aSecond: 1 } };
    const house = await ground({ databaseUrl: null, file: ':memory:' }, { parts: [makePlay(tight)] });
    const table = await house.begin('teaching', { options: { players: 2 } });
    const say = async (user: string) => {
      const socket = house.socket(table, user);
      await opened(socket);
      for (let i = 0; i < 30; i++) socket.send('{"t":"ping"}');
      return socket;
    };
    await say('u0');
    const other = await say('u1');
    expect((await closed(await say('u0'))).code).toBe(4008);
    expect(other.readyState).toBe(WebSocket.OPEN);
    await house.close();
  });
});

describe('a chair that changes hands', () => {
  const reseat = async (table: string, seat: number, now: object) => {
    const { store, tables } = here.server.services;
    await store.db.updateTable('seats').set(now).where('table_id', '=', table).where('seat', '=', seat).execute();
    await tables.seatsChanged(table);
  };

  it('is not played from any more by whoever left it, and is theirs again when they come back', async () => {
    const table = await begin();
    const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
    await playOn(people, lots(3), 6);
    const [left] = people;
    const { told } = left.state;
    expect(left.state.own).not.toBeNull();
    await reseat(table, 0, { sitter: 'bot', bot: 'random' });
    await until(() => left.state.viewer === 'spectator', 'the place outside');
    expect(left.state).toMatchObject({ seat: null, own: null });
    expect(await left.undo()).toMatchObject({ ok: false, reason: { why: 'not-seated' } });
    await reseat(table, 0, { sitter: 'person', bot: null });
    await until(() => left.state.viewer === 0, 'the old seat');
    expect(left.state.seat).toBe(0);
    expect(left.state.told.slice(0, told.length)).toEqual(told);
  });

  it('goes with its secrets to whoever gets it', async () => {
    const table = await begin();
    const watcher = await here.sit(table, 'u7');
    await reseat(table, 1, { user_id: 'u7' });
    await until(() => watcher.state.viewer === 1, 'the seat');
    expect(watcher.state.own).not.toBeNull();
  });

  it('somebody who may not come in any more is shown out', async () => {
    const table = await begin();
    const line = await here.sit(table, 'u0');
    const { bulletin } = here.server.services.store;
    let comes = 0;
    const watching = here.sit(table, 'u1', { lost: () => comes++ });
    await watching;
    await bulletin.publish({ t: 'user', user: 'u1', what: 'keys' });
    await until(() => comes === 1, 'the end of the line');
    expect(line.state.seat).toBe(0);
  });
});

describe('a game the rules do not follow', () => {
  it('stands still and says why, and goes on when they do again', async () => {
    const table = await begin();
    const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
    await playOn(people, lots(8), 3);
    for (const line of people) line.close();
    const { store, tables } = here.server.services;
    await until(() => tables.at(table).isIdle, 'the leaving');
    const row = await store.db
      .selectFrom('journal')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('first', 'desc')
      .executeTakeFirstOrThrow();
    const wrong = row.entries.replace(/"t":"choose","seat":\d/, '"t":"choose","seat":9');
    const write = (entries: string) =>
      store.db
        .updateTable('journal')
        .set({ entries })
        .where('table_id', '=', table)
        .where('first', '=', row.first)
        .execute();
    await write(wrong);
    tables.forget(table);
    expect((await closed(here.socket(table, 'u0'))).code).toBe(4010);
    const progress = () =>
      store.db.selectFrom('progress').selectAll().where('table_id', '=', table).executeTakeFirstOrThrow();
    expect(await progress()).toMatchObject({ status: 'halted', fault: expect.stringContaining('seat 9') });
    await write(row.entries);
    const back = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
    expect(await playOn(back, lots(9), 2)).toBe(2);
    expect(await progress()).toMatchObject({ status: 'playing', fault: null });
  });

  it('is left alone where a newer release has played it', async () => {
    const table = await begin();
    const { store, tables } = here.server.services;
    await store.db.updateTable('snapshots').set({ rules: 99 }).where('table_id', '=', table).execute();
    tables.forget(table);
    expect((await closed(here.socket(table, 'u0'))).code).toBe(4010);
    const { status } = await store.db
      .selectFrom('progress')
      .select('status')
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    expect(status).toBe('playing');
  });
});

describe('what a seat sends', () => {
  let people: RemoteTable[];
  let table: string;
  const asked = async () => {
    await until(() => people.some(({ state }) => state.asks.own !== null), 'a question');
    return people.find(({ state }) => state.asks.own !== null)!;
  };
  const choiceOf = (line: RemoteTable) => {
    const { askId, options } = line.state.asks.own!;
    return { askId, choice: options[0] as never };
  };
  const sit = async () => {
    table = await begin();
    people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
  };

  it('is refused with a reason where it may not be, and nothing has changed', async () => {
    await sit();
    const version = await versionOf(table);
    const watcher = await here.sit(table, 'u9');
    const { askId, choice } = choiceOf(await asked());
    const line = await asked();
    expect(await watcher.choose(askId, choice)).toMatchObject({ ok: false, reason: { why: 'not-seated' } });
    expect(await line.choose(askId + 1, choice)).toMatchObject({ ok: false, reason: { why: 'stale-question' } });
    expect(await line.choose(askId, { t: 'win' })).toMatchObject({ ok: false, reason: { why: 'not-an-option' } });
    expect(await line.undo()).toMatchObject({ ok: false });
    expect(await line.withdraw(99)).toMatchObject({ ok: false, reason: { why: 'no-such-offer' } });
    expect(await versionOf(table)).toBe(version);
  });

  it('is done once though it is sent again, and answered as before', async () => {
    await sit();
    const line = await asked();
    const { askId, choice } = choiceOf(line);
    const seat = line.state.seat!;
    const act = { t: 'choose', id: 'mine-1', askId, said: choice } as const;
    const { tables } = here.server.services;
    const first = await tables.act(table, seat, act);
    const version = await versionOf(table);
    expect(first.ok).toBe(true);
    expect(await tables.act(table, seat, { ...act, again: true })).toEqual(first);
    expect(await versionOf(table)).toBe(version);
  });

  it('can be taken back until something stands in the way', async () => {
    await sit();
    const chance = lots(7);
    for (let i = 0; i < 300; i++) {
      const line = await asked();
      const before = line.state.open;
      const { askId, choice } = choiceOf(line);
      await line.choose(askId, choice);
      if (line.state.whyNoUndo === null) {
        expect(await line.undo()).toEqual({ ok: true });
        expect(line.state.open).toEqual(before);
        return;
      }
      await playOn(people, chance, 1);
    }
    throw new Error('nothing could ever be undone');
  });

  it('may be an order, which only its seat sees', async () => {
    await sit();
    expect(await people[0].order(askMe(), true)).toEqual({ ok: true });
    expect(people[0].state.orders).toContainEqual(askMe());
    expect(people[1].state.orders).not.toContainEqual(askMe());
  });

  it('may be a wish, answered with why not', async () => {
    await sit();
    expect(await people[0].explain({ t: 'no-such-thing' })).not.toEqual([]);
  });

  it('shows others who is at the table', async () => {
    await sit();
    await until(() => people[0].state.seats.every(({ here: isHere }) => isHere), 'the other');
    people[1].close();
    await until(() => !people[0].state.seats[1].here, 'the leaving');
  });
});
