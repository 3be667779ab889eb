import { type Entry, Table } from '@cabinet-wars/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bots } from '../../src/bots/part.ts';
import { play } from '../../src/play/part.ts';
import { LocalBulletin } from '../../src/store/bulletin.ts';
import { DatabaseAway } from '../../src/store/database-away.ts';
import { type Postgres, startPostgres } from '../../trial/index.ts';
import { type Ground, gameCalled, ground, lots } from './ground.ts';
import { playOn, until } from './players.ts';

describe('two processes on one database', () => {
  let postgres: Postgres;
  let here: Ground;
  let there: Ground;
  beforeAll(async () => {
    postgres = await startPostgres({ isDurable: false });
  }, 60_000);
  afterAll(() => postgres?.stop(), 60_000);
  afterEach(() => Promise.all([here?.close(), there?.close()]), 60_000);
  const open = async () => {
    const place = { databaseUrl: await postgres.database(), file: '' };
    here = await ground(place);
    there = await ground(place);
  };
  const truth = async (table: string, id: string): Promise<Table> => {
    const { db } = here.server.services.store;
    const { header } = await db
      .selectFrom('headers')
      .select('header')
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('journal')
      .select('entries')
      .where('table_id', '=', table)
      .orderBy('first')
      .execute();
    const journal = rows.flatMap(({ entries }) => JSON.parse(entries) as Entry[]);
    return Table.replay(await gameCalled(id), JSON.parse(header), journal) as Table;
  };

  it('serve one table to people at either of them', async () => {
    await open();
    const table = await here.begin('struggle-of-empires', { options: { players: 3 } });
    const people = [await here.sit(table, 'u0'), await there.sit(table, 'u1'), await there.sit(table, 'u2')];
    await playOn(people, lots(11), 80);
    const real = await truth(table, 'struggle-of-empires');
    await until(() => people.every(({ state }) => state.shown === real.shown), 'the last change');
    for (const [seat, { state }] of people.entries()) {
      expect({ open: state.open, own: state.own }).toEqual(real.view(seat));
      expect(state.asks).toEqual(real.asks(seat));
      expect(state.told).toEqual(real.events(seat));
    }
  });

  it('close nobody’s socket and lose no event, whichever of them stores the table whole', async () => {
    await open();
    const table = await here.begin('struggle-of-empires', { options: { players: 3 } });
    let lost = 0;
    const hooks = { lost: () => void lost++ };
    const people = [await here.sit(table, 'u0', hooks), await there.sit(table, 'u1', hooks)];
    people.push(await there.sit(table, 'u2', hooks));
    await playOn(people, lots(14), 150);
    expect(lost).toBe(0);
    const real = await truth(table, 'struggle-of-empires');
    expect(real.version).toBeGreaterThan(100);
    await until(() => people.every(({ state }) => state.shown === real.shown), 'the last change');
    for (const [seat, { state }] of people.entries()) expect(state.told).toEqual(real.events(seat));
  });

  it('tell those who look what happened while a table was loaded anew', async () => {
    await open();
    const table = await here.begin('struggle-of-empires', { options: { players: 2 } });
    const onlooker = await here.sit(table, null);
    const people = [await there.sit(table, 'u0'), await there.sit(table, 'u1')];
    const hear = vi.spyOn(LocalBulletin.prototype, 'hear').mockImplementation(() => {});
    try {
      await playOn(people, lots(15), 60);
    } finally {
      hear.mockRestore();
    }
    await here.server.services.tables.at(table).refresh();
    const real = await truth(table, 'struggle-of-empires');
    // Stored whole more than once since the onlooker heard anything: the table loaded anew does not hold all of that.
    expect(real.version).toBeGreaterThan(50);
    await until(() => onlooker.state.shown === real.shown, 'the last change');
    expect(onlooker.state.told).toEqual(real.events('spectator'));
  });

  it.each([
    ['is stored, but the answer is lost', true],
    ['is not stored, and another process goes on', false],
  ])('tell those who look at one of them what is, where an act there %s', async (_what, isStored) => {
    await open();
    const table = await here.begin('teaching', { options: { players: 2 } });
    const onlookers = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
    const { tables, store } = here.server.services;
    const asked = onlookers.find(({ state }) => state.asks.own !== null)!;
    const { askId, seat, options } = asked.state.asks.own!;
    const act = { t: 'choose' as const, askId, said: plainest(options[0]) as never, id: 'a' };
    const append = store.append.bind(store);
    vi.spyOn(store, 'append').mockImplementationOnce(async (whole) => {
      if (isStored) await append(whole);
      throw new DatabaseAway();
    });
    await expect(tables.act(table, seat, act)).rejects.toThrow(DatabaseAway);
    if (!isStored) expect(await there.server.services.tables.act(table, seat, act)).toMatchObject({ ok: true });
    const real = await truth(table, 'teaching');
    expect(real.version).toBeGreaterThan(0);
    await until(
      () => onlookers.every(({ state }, at) => JSON.stringify(state.asks) === JSON.stringify(real.asks(at))),
      'what was done',
    );
  });

  it('do not both take what is done at both at once', async () => {
    await open();
    const table = await here.begin('teaching', { options: { players: 2 } });
    for (let i = 0; i < 15; i++) {
      const asked = await here.server.services.tables.read(table, (live) => {
        const own = live.table.asks(0).own ?? live.table.asks(1).own!;
        return { seat: own.seat, askId: own.askId, said: plainest(own.options[0]) };
      });
      const act = { t: 'choose' as const, askId: asked.askId, said: asked.said as never };
      const both = await Promise.all([
        here.server.services.tables.act(table, asked.seat, { ...act, id: `a${i}` }),
        there.server.services.tables.act(table, asked.seat, { ...act, id: `b${i}` }),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    }
    expect((await truth(table, 'teaching')).version).toBeGreaterThanOrEqual(15);
  });

  it('move each bot once, whichever of them comes to it', async () => {
    await open();
    const table = await here.begin('teaching', { options: { players: 3 }, bots: [0, 1] });
    const me = await there.sit(table, 'u2');
    await playOn([me], lots(12));
    expect(me.state.result).toEqual((await truth(table, 'teaching')).result);
  });

  it('move a bot even where the word of the act it must answer never comes', async () => {
    const place = { databaseUrl: await postgres.database(), file: '' };
    // People sit here, bots think there, and neither hears what the other has stored.
    here = await ground(place, { parts: [play, { name: 'bots', consequences: bots.consequences ?? [] }] });
    there = await ground(place);
    const hear = vi.spyOn(LocalBulletin.prototype, 'hear').mockImplementation(() => {});
    try {
      const table = await here.begin('teaching', { options: { players: 2 }, bots: [1] });
      await there.server.services.tables.read(table, () => null);
      const me = await here.sit(table, 'u0');
      const botMoves = async () => {
        const { db } = here.server.services.store;
        const rows = db.selectFrom('journal').select('first').where('table_id', '=', table).where('seat', '=', 1);
        return (await rows.execute()).length;
      };
      const before = await botMoves();
      while (me.state.asks.own !== null) await playOn([me], lots(13), 1);
      await expect.poll(botMoves, { timeout: 15_000 }).toBeGreaterThan(before);
    } finally {
      hear.mockRestore();
    }
  });
});

const plainest = (option: object): object =>
  Object.fromEntries(
    Object.entries(option).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? value.from : value,
    ]),
  );
