import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOf } from '../../src/accounts/sign-in/hash.ts';
import type { Database } from '../../src/store/schema.ts';
import { fillWithGames, type ManyGames } from '../../trial/many-games.ts';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { Person } from '../person.ts';

const GAMES = 100_000;
/** A question that looks at more rows than this of a table that grows with the games is told by its plan. */
const big = ['tables', 'progress', 'seats', 'lobby', 'journal', 'chat', 'outbox', 'sessions', 'mail_links', 'users'];

interface Asked {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

eachStore(`among ${GAMES} games`, (fresh) => {
  let house: House;
  let db: Kysely<Database>;
  let games: ManyGames;
  let kind: 'sqlite' | 'postgres';
  const asked = new Map<string, Asked>();
  beforeAll(async () => {
    house = await openHouse(await fresh());
    const { store } = house.server.services;
    ({ db, kind } = store);
    games = await fillWithGames(store, GAMES, Date.now());
    const executor = db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    Object.assign(executor, {
      executeQuery: (query: CompiledQuery) => {
        asked.set(query.sql, query);
        return execute(query);
      },
    });
  }, 120_000);
  afterAll(() => house.server.close());

  /** Everything the database would read from end to end, of what grows with the games. */
  async function scans({ sql, parameters }: Asked): Promise<string[]> {
    const prefix = kind === 'postgres' ? 'explain ' : 'explain query plan ';
    const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(prefix + sql, [...parameters]));
    const plan = rows.map((row) => String(row.detail ?? row['QUERY PLAN']));
    // SQLite says SCAN where it follows no bound of an index, PostgreSQL Seq Scan.
    return plan.filter((line) => big.some((table) => new RegExp(`(SCAN|Seq Scan on) ${table}\\b`).test(line)));
  }

  let sessions = 0;
  const as = async (user: string): Promise<Person> => {
    const word = `word ${++sessions} of ${user}`;
    const session = { hash: hashOf(word), user_id: user, created: Date.now(), seen: Date.now(), agent: '' };
    await db.insertInto('sessions').values(session).execute();
    const person = new Person(house.server);
    person.cookie = `cabinet-wars=${encodeURIComponent(word)}`;
    return person;
  };

  it('nothing that pages and players ask reads a big table from end to end', async () => {
    const [somebody, veteran, other] = [await as(games.somebody), await as(games.veteran), await as(games.other)];
    asked.clear();
    expect((await somebody.get('/tables/mine')).body.length).toBeGreaterThan(10);
    expect((await veteran.get('/tables/mine')).body).toHaveLength(100);
    for (const list of ['open', 'playing'])
      for (const query of ['', '?game=struggle-of-empires', '?pace=none', '?after=0000'])
        expect((await somebody.get(`/tables/${list}${query}`)).body, list + query).toHaveLength(50);
    const { body } = await somebody.post('/tables', { game: 'struggle-of-empires', options: { players: 2 } });
    expect(body.id).toBeTruthy();
    expect((await other.post(`/tables/${body.id}/join`, {})).status).toBe(200);
    expect((await somebody.post(`/tables/${body.id}/start`)).status).toBe(200);
    const { tables } = house.server.services;
    await tables.act(body.id, 0, { t: 'choose', id: 'x', askId: 0, said: {} as never, again: true });
    expect((await other.post(`/tables/${body.id}/resign`)).status).toBe(200);
    expect((await somebody.post(`/tables/${body.id}/rematch`)).status).toBe(200);
    expect((await somebody.get('/me/export')).status).toBe(200);
    house.pass(60_000);
    await house.settle();
    expect((await somebody.post('/me/deletion', {})).status).toBe(200);
    const texts = [...asked.keys()];
    expect(texts.length).toBeGreaterThan(40);
    const found: string[] = [];
    for (const each of asked.values())
      if (/^(select|update|delete)/.test(each.sql))
        for (const scan of await scans(each)) found.push(`${scan}: ${each.sql}`);
    expect(found).toEqual([]);
  }, 60_000);

  it('the list of one’s own tables takes few ways to the database', async () => {
    const person = await as(games.veteran);
    asked.clear();
    expect((await person.get('/tables/mine')).body).toHaveLength(100);
    // Who asks (two), which tables, their rows, how they stand, their seats, what is kept beside them, votes, whom open ones keep out.
    expect([...asked.keys()].length).toBeLessThanOrEqual(9);
  });

  it('every index that a list or a search needs is used', async () => {
    const uses = async (sql: string, index: string) => {
      const prefix = kind === 'postgres' ? 'explain ' : 'explain query plan ';
      const { rows } = await db.executeQuery(CompiledQuery.raw(prefix + sql));
      expect(JSON.stringify(rows), sql).toContain(index);
    };
    await uses(`select * from tables where owner = 'p7'`, 'tables_by_owner');
    await uses(`select * from tables where rematch_of = 'g7'`, 'tables_by_rematch_of');
    await uses(`select * from chat where user_id = 'p7'`, 'chat_by_user_id');
    await uses('select * from outbox where done < 5', 'outbox_by_done');
    if (kind === 'sqlite')
      await uses(
        `select answer from journal where table_id = 'g7' and seat = 0 and key = 'k'`,
        'journal_by_table_id_seat_key',
      );
  });
});
