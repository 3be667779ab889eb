import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseAway } from '../database-away.ts';
import { migrateStore } from '../migrate.ts';
import type { Database } from '../schema.ts';
import { types } from './connections.ts';
import { CONNECT_LIMIT } from './limits.ts';
import { silent } from './silent.ts';

/** Two connections without a limit on what they are asked: schemas, backups and restores take the time they take. */
export function patientDatabase(url: string): { readonly pool: pg.Pool; readonly db: Kysely<Database> } {
  const pool = new pg.Pool({ connectionString: url, max: 2, types, connectionTimeoutMillis: CONNECT_LIMIT });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}

/** Brings a database to the schema of this release, or as far as the migrations that are named. */
export async function preparePostgres(url: string, upTo?: readonly string[]): Promise<void> {
  const { pool, db } = patientDatabase(url);
  try {
    await runMigrations({ pgPool: pool, logger: silent });
    await migrateStore(db, 'postgres', upTo);
  } finally {
    await db.destroy();
  }
}

/** What no waiting will mend: a wrong name or password, a database that does not exist. */
const hopeless = /^(28|3D000|42501)/;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2000;
const WORD_EVERY = 5000;

/** Waits until the database answers, for so many seconds at most, and says now and then that it does. */
export async function waitForPostgres(url: string, seconds: number, say: (text: string) => void): Promise<void> {
  const where = placeOf(url);
  const deadline = Date.now() + seconds * 1000;
  let pause = FIRST_PAUSE;
  for (let told = 0; ; pause = Math.min(LONGEST_PAUSE, 2 * pause)) {
    const why = await whyNot(url);
    if (why === null) return;
    const left = deadline - Date.now();
    if (why.code !== undefined && hopeless.test(why.code))
      throw new DatabaseAway(new Error(`${where} refuses us: ${why.message}`));
    if (left <= 0) throw new DatabaseAway(new Error(`${where} within ${seconds} s: ${why.message || why.code}`));
    if (Date.now() - told >= WORD_EVERY) {
      told = Date.now();
      say(
        `waiting for the database ${where} (${why.message || why.code}), for ${Math.ceil(left / 1000)} s more at most`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
  }
}

async function whyNot(url: string): Promise<NodeJS.ErrnoException | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (fault) {
    return fault as NodeJS.ErrnoException;
  }
}

/** Where it is, without the password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${hostname}:${port || 5432}`;
}
