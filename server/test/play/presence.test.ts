import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort, type Host, type Postgres, remotePlayer, spawnHost, startPostgres } from '../../trial/index.ts';
import { type Ground, ground } from './ground.ts';
import { until } from './players.ts';

describe('whoever is at a table', () => {
  let postgres: Postgres;
  let here: Ground;
  let there: Ground | null = null;
  let other: Host | null = null;
  beforeAll(async () => {
    postgres = await startPostgres({ isDurable: false });
  }, 60_000);
  afterAll(() => postgres?.stop(), 60_000);
  afterEach(async () => {
    await other?.kill();
    await Promise.all([here?.close(), there?.close()]);
    there = null;
    other = null;
  }, 60_000);
  const open = async () => {
    const place = { databaseUrl: await postgres.database(), file: '' };
    here = await ground(place);
    return place;
  };

  it('is seen to come and go by those at another process', async () => {
    there = await ground(await open());
    const table = await here.begin('teaching', { options: { players: 3 } });
    const me = await here.sit(table, 'u0');
    const them = await there.sit(table, 'u1');
    expect(them.state.seats.map((seat) => seat.here)).toEqual([true, true, false]);
    await until(() => me.state.seats[1].here, 'their coming');
    expect(here.server.services.tables.isHere(table, 1)).toBe(true);
    them.close();
    await until(() => !me.state.seats[1].here, 'their going');
    expect(me.state.seats[0].here).toBe(true);
    expect(here.server.services.tables.isHere(table, 1)).toBe(false);
  });

  it('was there before another process began, and that one knows', async () => {
    const place = await open();
    const table = await here.begin('teaching', { options: { players: 2 } });
    await here.sit(table, 'u0');
    there = await ground(place);
    const { tables } = there.server.services;
    await until(() => tables.isHere(table, 0), 'the answer to the roll-call');
  });

  it('is gone when their process dies without a word', async () => {
    const { databaseUrl } = await open();
    other = await spawnHost({ PORT: String(await freePort()), DATABASE_URL: databaseUrl });
    const { address } = other;
    const table = await here.begin('teaching', { options: { players: 2 } });
    const me = await here.sit(table, 'u0');
    const them = remotePlayer(() => address, table, 'u1');
    await them.open();
    await until(() => me.state.seats[1].here, 'their coming');
    await other.kill();
    them.close();
    await until(() => !me.state.seats[1].here, 'the silence');
  }, 60_000);
});
