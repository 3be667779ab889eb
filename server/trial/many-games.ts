import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';

/** How many people there are for so many games, each of which seats two of them. */
const GAMES_A_PERSON = 50;
/** Of a hundred games so many are going on, and so many are still open. */
const PLAYING = 9;
const OPEN = 1;

/** A statement may take only so long. */
const AT_ONCE = 5000;
const filled = ['users', 'tables', 'progress', 'seats', 'lobby', 'journal', 'chat', 'outbox', 'sessions', 'mail_links'];

export interface ManyGames {
  /** Two with an ordinary share of the games, and somebody with 2,000 of their own. */
  readonly somebody: string;
  readonly other: string;
  readonly veteran: string;
  /** A table that is over. */
  readonly past: string;
}

/**
 * Fills a database with games that were never played, as rows alone, written by the database itself: a list of them must cost
 * what it shows, however many there are.
 */
export async function fillWithGames({ db, kind }: Store, games: number, now: number): Promise<ManyGames> {
  const people = Math.max(100, Math.round(games / GAMES_A_PERSON));
  for (let from = 0; from < people; from += AT_ONCE)
    await addPeople(db, numbers(kind, from, Math.min(people, from + AT_ONCE)), now);
  for (let from = 0; from < games; from += AT_ONCE) {
    const some = numbers(kind, from, Math.min(games, from + AT_ONCE));
    await addGames(db, some, people, now);
    await besides(db, some, now);
  }
  for (const table of filled) await sql.raw(`analyze ${table}`).execute(db);
  return { somebody: 'p7', other: 'p11', veteran: 'p0', past: 'g99' };
}

async function addPeople(db: Kysely<Database>, some: string, now: number): Promise<void> {
  await sql
    .raw(`insert into users (id, name, name_key, kind, role, password, email, email_confirmed, language, unsubscribe, notices,
      vacation_until, vacation_days, vacation_year, suspended_until, created)
    select 'p' || n, 'Person ' || n, 'person ' || n, 'member', 'player', null, null, 0, 'en', 'stop' || n, '{}', 0, 0, 0, 0, ${now}
    from ${some}`)
    .execute(db);
}

async function addGames(db: Kysely<Database>, some: string, people: number, now: number): Promise<void> {
  const status = `case when n % 100 < ${OPEN} then 'open' when n % 100 < ${OPEN + PLAYING} then 'playing' else 'finished' end`;
  const listing = `'0000' || cast(10000000000000 + n as text) || 'g' || n`;
  const say = (text: string) => sql.raw(text).execute(db);
  await say(`insert into tables (id, name, game, options, owner, access, link, pace, shuffle, spectators, delay, rematch_of, created)
    select 'g' || n, 'Game ' || n, 'struggle-of-empires', '{"players":2}', 'p' || (n % ${people}), 'public', 'l' || n,
      '{"kind":"none"}', 0, 1, 0, case when n % 10 = 5 then 'g' || (n + 1) end, ${now} - n from ${some}`);
  await say(`insert into progress (table_id, status, version, started, changed, asked, waits_for, waits_since, unseen, deadline,
      clocks, result, fault)
    select 'g' || n, ${status}, 0, ${now} - n, ${now} - n, '[]', '[]', ${now}, '[0,0]', null, '{}', null, null from ${some}`);
  for (const seat of [0, 1])
    await say(`insert into seats (table_id, seat, plays, sitter, user_id, name, bot, nonce, ended)
      select 'g' || n, ${seat}, 'britain', 'person', case when ${seat} = 1 and n < 2000 then 'p0'
        else 'p' || ((n + ${seat} * (n / ${people} + 1)) % ${people}) end, 'Person', null, null,
        case when n % 100 < ${OPEN + PLAYING} then null else ${now} - n end from ${some}`);
  await say(`insert into lobby (table_id, status, owner, game, pace, listed, place, delay, until)
    select 'g' || n, ${status}, 'p' || (n % ${people}), 'struggle-of-empires', 'none', 1, ${listing}, 0, null from ${some}
    where n % 100 < ${OPEN + PLAYING}`);
}

/** What gathers around games: a choice, a word and a notice for each. */
async function besides(db: Kysely<Database>, one: string, now: number): Promise<void> {
  await sql
    .raw(`insert into journal (table_id, first, count, entries, seat, key, answer, at)
    select 'g' || n, 0, 1, '[]', 0, 'k' || n, '{}', ${now} from ${one}`)
    .execute(db);
  await sql
    .raw(`insert into chat (id, table_id, number, seat, user_id, name, to_seat, text, at)
    select 'c' || n, 'g' || n, 1, 0, 'p' || (n % 1000), 'Person', null, 'Good luck', ${now} from ${one}`)
    .execute(db);
  await sql
    .raw(`insert into outbox (id, occasion, user_id, way, target, kind, table_id, facts, due, attempts, done, fault)
    select 'o' || n, 'o' || n, 'p' || (n % 1000), 'mail', 'a', 'turn', 'g' || n, '{}', ${now}, 1, ${now}, null from ${one}`)
    .execute(db);
  await sql
    .raw(`insert into sessions (hash, user_id, created, seen, agent)
    select 's' || n, 'p' || (n % 1000), ${now}, ${now}, '' from ${one}`)
    .execute(db);
  await sql
    .raw(`insert into mail_links (hash, user_id, purpose, email, expires)
    select 'm' || n, 'p' || (n % 1000), 'confirm-email', 'a', ${now} + 1000000 from ${one}`)
    .execute(db);
}

const numbers = (kind: Store['kind'], from: number, to: number): string =>
  kind === 'postgres'
    ? `generate_series(${from}, ${to - 1}) as series(n)`
    : `(with recursive series(n) as (select ${from} union all select n + 1 from series where n < ${to - 1}) select n from series)`;
