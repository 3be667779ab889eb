import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { type Entry, randomChoice, Seeded, Table } from '@cabinet-wars/kernel';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { migrations } from '../../src/store/migrate.ts';
import { gameCalled } from '../../src/tables/game-called.ts';
import { openHouse } from '../house.ts';
import { eachStore, type Place } from '../kit.ts';
import { PASSWORD, Person } from '../person.ts';

/** What releases before this one have kept, by their last migration. */
const releases = ['0002-people'];
const games = ['teaching', 'struggle-of-empires', 'imperial-struggle', 'seven-years-world-war'];

eachStore('what an older release kept', (fresh) => {
  let server: FastifyInstance | null = null;
  afterEach(async () => {
    await server?.close();
    server = null;
  }, 60_000);

  const asItWas = async (release: string): Promise<Place> => {
    const place = await fresh();
    const kind = place.databaseUrl === null ? 'sqlite' : 'postgres';
    const dump = gunzipSync(readFileSync(new URL(`./${release}.${kind}.sql.gz`, import.meta.url))).toString();
    if (place.databaseUrl === null) {
      const database = new DatabaseSync(place.file);
      database.exec(dump);
      database.close();
    } else {
      const client = new pg.Client({ connectionString: place.databaseUrl });
      await client.connect();
      await client.query(dump);
      await client.end();
    }
    return place;
  };
  const open = async (place: Place): Promise<FastifyInstance> => (await openHouse(place)).server;
  const tableOf = async ({ services: { store } }: FastifyInstance, game: string): Promise<string> =>
    (await store.db.selectFrom('tables').select('id').where('game', '=', game).executeTakeFirstOrThrow()).id;
  const versionOf = ({ services: { tables } }: FastifyInstance, table: string): Promise<number> =>
    tables.read(table, (live) => live.table.version);

  it.each(releases)('%s is brought to this release, and its people are known', async (release) => {
    server = await open(await asItWas(release));
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      server.services.store.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
    const ada = new Person(server);
    expect((await ada.post('/sessions', { name: 'Ada', password: PASSWORD })).status).toBe(200);
    expect((await ada.get('/me')).body).toMatchObject({ name: 'Ada' });
    const mine = await ada.get('/tables/mine');
    expect(mine.status).toBe(200);
    expect(JSON.stringify(mine.body)).toContain('Old struggle-of-empires');
  });

  it.each(releases)('%s: every game of it is played on, and found again', async (release) => {
    const place = await asItWas(release);
    server = await open(place);
    const versions = new Map<string, number>();
    for (const game of games) {
      const table = await tableOf(server, game);
      const before = await versionOf(server, table);
      await playOn(server, table, new Seeded(game), 5);
      versions.set(table, await versionOf(server, table));
      expect(versions.get(table)).toBeGreaterThanOrEqual(before + 5);
    }
    await server.close();
    server = await open(place);
    for (const [table, version] of versions) expect(await versionOf(server, table)).toBe(version);
    const teaching = await tableOf(server, 'teaching');
    expect((await replayed(server, teaching)).version).toBe(versions.get(teaching));
  });
});

async function playOn(server: FastifyInstance, table: string, chance: Seeded, choices: number): Promise<void> {
  const { tables } = server.services;
  for (let i = 0; i < choices; i++) {
    const { seat, ...chosen } = await tables.read(table, ({ table: played }) => {
      const own = played.seats.map((_, at) => played.asks(at).own).find((each) => each !== null)!;
      return { seat: own.seat, askId: own.askId, said: randomChoice(own.options, chance) };
    });
    expect(await tables.act(table, seat, { t: 'choose', id: `new-${i}`, ...chosen })).toMatchObject({ ok: true });
  }
}

/** The whole game again from its journal, old entries and new. */
async function replayed({ services: { store } }: FastifyInstance, table: string): Promise<Table> {
  const { header } = await store.db
    .selectFrom('headers')
    .select('header')
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow();
  const rows = await store.db
    .selectFrom('journal')
    .select('entries')
    .where('table_id', '=', table)
    .orderBy('first')
    .execute();
  const entries = rows.flatMap((row) => JSON.parse(row.entries) as Entry[]);
  return Table.replay(await gameCalled('teaching'), JSON.parse(header), entries) as Table;
}
