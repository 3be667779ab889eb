import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseAway } from '../../src/store/database-away.ts';
import { openStore } from '../../src/store/open-store.ts';
import { FlakyLink, freePort, keptGames, type Postgres, startPostgres } from '../../trial/index.ts';
import { type Ground, ground, lots } from '../play/ground.ts';
import { pause, playOn, until } from '../play/players.ts';

const SECOND = 1000;

describe('PostgreSQL that goes away', () => {
  let postgres: Postgres;
  let link: FlakyLink;
  let here: Ground | null = null;
  beforeAll(async () => {
    // Durable: what was committed must outlive a crash of its.
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres?.stop(), 60_000);
  afterEach(async () => {
    link.mend();
    await here?.close();
    here = null;
    await link.close();
  }, 60_000);

  /** A fresh database, by way of a link that can be cut. */
  const database = async (): Promise<{ databaseUrl: string; file: string; direct: string }> => {
    link = await FlakyLink.to(postgres.port);
    const direct = await postgres.database();
    return { databaseUrl: direct.replace(`:${postgres.port}/`, `:${link.port}/`), direct, file: '' };
  };
  const atPlay = async (bots: readonly number[] = [2]) => {
    const place = await database();
    here = await ground(place);
    const table = await here.begin('teaching', { options: { players: 2 + bots.length }, bots });
    const reasons: unknown[] = [];
    const hooks = { message: (message: object) => reasons.push(message) };
    const people = [await here.sit(table, 'u0', hooks), await here.sit(table, 'u1', hooks)];
    await playOn(people, lots(51), 5);
    return { place, table, people, reasons, address: here.address };
  };
  const readiness = async (address: string) => (await fetch(`${address}/readyz`)).status;
  const ready = (address: string) => expect.poll(() => readiness(address), { timeout: 15 * SECOND });
  /** Every entry stands once, one after the other, and the table says as many. */
  const isWhole = async (direct: string) => {
    const [{ rows, progress }] = await keptGames({ databaseUrl: direct, file: '' });
    let next = 0;
    for (const { first, count } of rows) {
      expect(first).toBe(next);
      next += count;
    }
    expect(progress.version).toBe(next);
  };

  it('(cut) between the look at its schema and the first job: the process begins all the same, and does it later', async () => {
    const place = await database();
    const { store, runner } = await openStore(place, 'p1', () => {});
    link.cut();
    const done: unknown[] = [];
    await runner.start({ bots: async (payload) => void done.push(payload) });
    link.mend();
    await expect
      .poll(
        () =>
          store
            .addJob(store.db, { kind: 'bots', key: 'k', payload: { table: 't' }, at: null })
            .then(() => 'added', String),
        {
          timeout: 15 * SECOND,
        },
      )
      .toBe('added');
    await until(() => done.length > 0, 'the job');
    await expect
      .poll(() => store.db.selectFrom('processes').select('id').execute(), { timeout: 15 * SECOND })
      .toEqual([{ id: 'p1' }]);
    await runner.stop();
    await store.close();
  });

  it('(cut) makes jobs fail, some of them only after its return: none waits as long as one that fails by itself', async () => {
    const { store, runner } = await openStore(await database(), 'p1', () => {});
    let lostUntil = Number.POSITIVE_INFINITY;
    let doneAt = 0;
    const bots = async () => {
      if (performance.now() < lostUntil) throw new DatabaseAway();
      doneAt = performance.now();
    };
    await runner.start({ bots });
    link.cut();
    await pause(SECOND);
    link.mend();
    await expect
      .poll(
        () =>
          store.addJob(store.db, { kind: 'bots', key: 'k', payload: {}, at: null }).then(
            () => true,
            () => false,
          ),
        {
          timeout: 15 * SECOND,
        },
      )
      .toBe(true);
    lostUntil = performance.now() + 5 * SECOND;
    await expect.poll(() => doneAt, { timeout: 25 * SECOND }).toBeGreaterThan(0);
    expect(doneAt - lostUntil).toBeLessThan(3 * SECOND);
    await runner.stop();
    await store.close();
  });

  it.each(['cut', 'silence'] as const)('(%s) is said to be away, is not besieged, and loses nothing', async (how) => {
    const { place, table, people, reasons, address } = await atPlay([]);
    link[how]();
    const asked = link.asked;
    await ready(address).toBe(503);
    const playing = playOn(people, lots(52), 10);
    await until(() => reasons.length > 0, 'the reason');
    expect(reasons).toContainEqual({ t: 'bye', reason: { why: 'database-away' } });
    const answer = await fetch(`${address}/api/v1/tables/${table}/timeline`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({ ok: false, reason: { why: 'database-away' } });
    await pause(3 * SECOND);
    expect(link.standing).toBeLessThanOrEqual(20);
    expect(link.asked - asked).toBeLessThan(60);
    link.mend();
    await ready(address).toBe(200);
    expect(await playing).toBe(10);
    await isWhole(place.direct);
  });

  it.each(['in order', 'crash'] as const)('(restarted, %s) goes on where it was', async (how) => {
    const { place, people, address } = await atPlay();
    const playing = playOn(people, lots(53), 20);
    await postgres.restart(how, SECOND);
    expect(await playing).toBe(20);
    await ready(address).toBe(200);
    await isWhole(place.direct);
  });

  it('(held for longer than we wait) goes on where it was', async () => {
    const { place, people, address } = await atPlay();
    const playing = playOn(people, lots(54), 20);
    postgres.pause();
    try {
      await ready(address).toBe(503);
      await pause(4 * SECOND);
    } finally {
      postgres.resume();
    }
    expect(await playing).toBe(20);
    await ready(address).toBe(200);
    await isWhole(place.direct);
  });

  it('is noticed though nobody asks it anything, and so is a LISTEN that hears nothing', async () => {
    const { databaseUrl } = await database();
    const faults: string[] = [];
    const { store } = await openStore({ databaseUrl, file: '' }, 'p', (_fault, where) => faults.push(where));
    let missed = 0;
    store.bulletin.subscribe(({ t }) => {
      if (t === 'missed') missed++;
    });
    try {
      link.silence();
      await until(() => faults.includes('database away'), 'the silence');
      await expect(store.ping()).rejects.toThrow(DatabaseAway);
      link.mend();
      await until(() => missed === 1, 'its return');
      await store.ping();
      const emit = pg.Client.prototype.emit;
      const deaf = vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function (this: pg.Client, ...event) {
        return event[0] === 'notification' ? false : emit.apply(this, event);
      });
      await until(() => faults.length === 2, 'the silence').finally(() => deaf.mockRestore());
      await until(() => missed > 1, 'its return');
      expect(new Set(faults)).toEqual(new Set(['database away']));
    } finally {
      link.mend();
      await store.close();
    }
  });

  it('is waited for at the start, with a limit, and not at all where no waiting helps', async () => {
    const place = await database();
    const said: string[] = [];
    const open = (databaseUrl: string, databaseWait: number) =>
      openStore(
        { databaseUrl, file: '', databaseWait },
        'p',
        () => {},
        (text) => said.push(text),
      );
    link.cut();
    const opening = open(place.databaseUrl, 30);
    await until(() => said.length > 0, 'a word');
    expect(said[0]).toMatch(/waiting for the database test_\d+ at 127\.0\.0\.1:\d+ \(.+\), for \d+ s more at most/);
    link.mend();
    await (await opening).store.close();
    const nowhere = `postgres://postgres:secret@127.0.0.1:${await freePort()}/none`;
    await expect(open(nowhere, 1)).rejects.toThrow(
      /does not answer: none at 127\.0\.0\.1:\d+ within 1 s: .*ECONNREFUSED/,
    );
    const wrong = place.direct.replace('postgres:postgres@', 'postgres:wrong@');
    await expect(open(wrong, 30)).rejects.toThrow(/refuses us: password authentication failed/);
    expect(said.join()).not.toContain('secret');
  });
});
