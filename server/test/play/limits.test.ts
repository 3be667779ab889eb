import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { OpenSockets } from '../../src/limits/open-sockets.ts';
import { shareWindows } from '../../src/limits/shared.ts';
import { Windows } from '../../src/limits/windows.ts';
import { parts } from '../../src/parts.ts';
import { Bucket, Buckets } from '../../src/play/bucket.ts';
import { usualLimits } from '../../src/play/limits.ts';
import { makePlay } from '../../src/play/part.ts';
import { LocalBulletin } from '../../src/store/bulletin.ts';
import { eachStore } from '../kit.ts';
import { type Ground, ground, lots } from './ground.ts';
import { pause, playOn, until } from './players.ts';

const houses: Ground[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
}, 60_000);

const few = { ...usualLimits, sockets: { ...usualLimits.sockets, account: 4, address: 6 } };
const opened = (socket: WebSocket): Promise<number | 'welcome'> =>
  new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('close', resolve);
    socket.once('message', (data) => {
      if (String(data).startsWith('{"t":"welcome"')) resolve('welcome');
    });
  });

eachStore('limits', (fresh) => {
  it('hold for the sockets of an account and of an address, at all processes together', async () => {
    const place = await fresh();
    const open = async () => {
      const house = await ground(place, { parts: [makePlay(few)] });
      houses.push(house);
      return house;
    };
    // An embedded database has one process.
    const here = await open();
    const there = place.databaseUrl === null ? here : await open();
    const table = await here.begin('teaching', { options: { players: 2 } });
    const sockets: WebSocket[] = [];
    const at = (house: Ground, user: string | null) => {
      const socket = house.socket(table, user);
      sockets.push(socket);
      return opened(socket);
    };
    for (const house of [here, there, here, there]) expect(await at(house, 'u0')).toBe('welcome');
    const refused = async (user: string | null) => {
      for (const house of [here, there]) {
        let code: number | 'welcome' = 'welcome';
        for (let tries = 0; tries < 50 && code === 'welcome'; tries++) {
          const socket = house.socket(table, user);
          code = await opened(socket);
          socket.close();
          await pause(20);
        }
        expect(code).toBe(4013);
      }
    };
    await refused('u0');
    for (const house of [here, there]) expect(await at(house, null)).toBe('welcome');
    await refused(null);
    for (const socket of sockets) socket.close();
    const again = async () => {
      const socket = here.socket(table, 'u0');
      const is = await opened(socket);
      socket.close();
      return is === 'welcome';
    };
    let isBack = false;
    for (let tries = 0; tries < 100 && !isBack; tries++) {
      isBack = await again();
      await pause(20);
    }
    expect(isBack).toBe(true);
  }, 60_000);

  it('hold for what costs something, by account and at all processes together', async () => {
    const place = await fresh();
    const here = await ground(place, { parts, config: { ...place, trustProxy: 1 } });
    houses.push(here);
    const there =
      place.databaseUrl === null ? here : await ground(place, { parts, config: { ...place, trustProxy: 1 } });
    if (there !== here) houses.push(there);
    const table = await here.begin('teaching', { options: { players: 2 } });
    let asked = 0;
    const ask = async (house: Ground) => {
      // From everywhere: it is the account that is counted.
      const headers = { authorization: 'Bearer u0', 'x-forwarded-for': `10.0.0.${++asked}` };
      return (await fetch(`${house.address}/api/v1/tables/${table}/timeline`, { headers })).status;
    };
    for (let i = 0; i < 20; i++) expect(await ask(here)).toBe(200);
    await pause(400);
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) statuses.push(await ask(there));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  }, 60_000);
});

describe('every route', () => {
  it('has a limit, and so has how often sockets are opened', async () => {
    const sockets = { ...usualLimits.sockets, aMinute: { account: 5, address: 8 } };
    const all = parts.map((part) => (part.name === 'play' ? makePlay({ ...usualLimits, sockets }) : part));
    const here = await ground({ databaseUrl: null, file: ':memory:' }, { parts: all });
    houses.push(here);
    const routes = Object.entries(here.server.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => ({ method, path })),
    );
    const asked = [...routes, { method: 'get', path: '/api/v1/openapi.json' }, { method: 'get', path: '/readyz' }];
    const unlimited: string[] = [];
    for (const { method, path } of asked) {
      const url = new URL(path.replace(/\{[^}]+\}/g, 'x'), here.address);
      const answer = await fetch(url, { method: method.toUpperCase() });
      if (answer.headers.get('x-ratelimit-limit') === null) unlimited.push(`${method} ${path}`);
    }
    expect(routes.length).toBeGreaterThan(50);
    expect(unlimited).toEqual([]);
    const table = await here.begin('teaching', { options: { players: 2 } });
    const comeAndGo = async (user: string | null) => {
      const socket = here.socket(table, user);
      const code = await opened(socket);
      socket.close();
      return code;
    };
    for (let i = 0; i < 5; i++) expect(await comeAndGo('u0')).toBe('welcome');
    expect(await comeAndGo('u0')).toBe(4008);
    for (let i = 0; i < 2; i++) expect(await comeAndGo(null)).toBe('welcome');
    expect(await comeAndGo(null)).toBe(4008);
  }, 60_000);
});

describe('what is limited in time', () => {
  it('is told to other processes from a quarter on, once, and forgotten when the time is over', async () => {
    let time = 0;
    const bulletin = new LocalBulletin();
    const [one, other] = [new Windows(() => time), new Windows(() => time)];
    shareWindows(one, bulletin, 'one', () => {});
    shareWindows(other, bulletin, 'other', () => {});
    for (let i = 0; i < 4; i++) one.use('a', 1000, 20);
    await pause(300);
    expect(other.use('a', 1000, 20).used).toBe(1);
    for (let i = 0; i < 6; i++) one.use('a', 1000, 20);
    await pause(300);
    expect(other.use('a', 1000, 20).used).toBe(12);
    time = 1000;
    expect(one.use('a', 1000, 20)).toEqual({ used: 1, left: 1000 });
  });

  it('is told in notices that PostgreSQL takes, however long the names are', async () => {
    const bulletin = new LocalBulletin();
    const lengths: number[] = [];
    const told = new Set<string>();
    bulletin.subscribe((notice) => {
      lengths.push(Buffer.byteLength(JSON.stringify(notice)));
      if (notice.t === 'used') for (const [name] of notice.uses) told.add(name);
    });
    const one = new Windows(() => 0);
    shareWindows(one, bulletin, 'one', () => {});
    for (let i = 0; i < 120; i++) one.use(`${'ü'.repeat(300)} ${i}`, 1000, 1);
    await pause(300);
    expect(told.size).toBe(120);
    expect(Math.max(...lengths)).toBeLessThan(8000);
  });

  it('does not lock anybody out when a process that had many sockets is gone', () => {
    const bulletin = new LocalBulletin();
    const [one, other] = ['one', 'other'].map((name) => new OpenSockets(bulletin, name, () => {}));
    for (let i = 0; i < 4; i++) expect(one.enter('account a', 4)).toBe(true);
    expect(other.enter('account a', 4)).toBe(false);
    bulletin.hear({ t: 'gone', process: 'one' });
    expect(other.enter('account a', 4)).toBe(true);
  });
});

describe('the past of a long game', () => {
  it('is played through in a thread: the tables answer meanwhile', async () => {
    const here = await ground({ databaseUrl: null, file: ':memory:' });
    houses.push(here);
    const table = await here.begin('struggle-of-empires', { options: { players: 2 } });
    const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
    await playOn(people, lots(7), 60);
    const texts = Promise.all(
      Array.from({ length: 20 }, async () =>
        (
          await fetch(`${here.address}/api/v1/tables/${table}/transcript`, { headers: { authorization: 'Bearer u0' } })
        ).text(),
      ),
    );
    expect(await playOn(people, lots(8), 5)).toBe(5);
    for (const text of await texts) expect(text).toContain('kind: redacted');
    await until(() => people[0].state.told.length > 0);
  }, 30_000);
});

const mapKeys = Map.prototype.keys;

describe('a flood of names', () => {
  it('makes room at once for many more, the newest counted on', () => {
    let looked = 0;
    const windows = new Windows(() => 0);
    const keys = vi.spyOn(Map.prototype, 'keys').mockImplementation(function (this: Map<unknown, unknown>) {
      looked++;
      return mapKeys.call(this);
    });
    for (let i = 0; i < 24_000; i++) windows.use(`address ${i}`, 60_000, 10);
    keys.mockRestore();
    expect(looked).toBe(1);
    expect(windows.use('address 23999', 60_000, 10).used).toBe(2);
    expect(windows.use('address 0', 60_000, 10).used).toBe(1);
  });

  it('is not looked through for every message of those who are busy', () => {
    const measure = { atOnce: 10, aSecond: 1 };
    const isFull = vi.spyOn(Bucket.prototype, 'isFull');
    const buckets = new Buckets(measure);
    for (let i = 0; i < 12_000; i++) buckets.take(`busy ${i}`, 0);
    expect(isFull.mock.calls.length).toBeLessThan(15_000);
    isFull.mockRestore();
    // When they have been quiet for long enough, nothing is kept of them.
    for (let i = 0; i < 10_000; i++) buckets.take(`later ${i}`, 60_000);
    expect(buckets.size).toBeLessThanOrEqual(10_000);
  });
});
