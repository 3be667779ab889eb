import { type Kysely, sql } from 'kysely';
import { migrateStore } from '../migrate.ts';
import { addGraphileJob } from '../postgres/graphile-job.ts';
import { SILENCE } from '../postgres/liveness.ts';
import { patientDatabase, preparePostgres } from '../postgres/prepare.ts';
import type { Database } from '../schema.ts';
import { fill, verify } from './fill.ts';
import { CannotRestore, type Content, type Head, type Inventory } from './format.ts';
import { contentsIn, migrationsIn } from './read-postgres.ts';

export async function restorePostgres(url: string, head: Head, contents: AsyncIterable<Content>): Promise<Inventory> {
  const { db } = patientDatabase(url);
  try {
    const before = await migrationsIn(db);
    const newer = before?.filter((name) => !head.migrations.includes(name)) ?? [];
    if (newer.length > 0)
      throw new CannotRestore('the backup is of an older release: restore it into a database without any tables');
    if (before !== null) await refuseUsed(db);
    await preparePostgres(url, head.migrations);
    const put = await db.transaction().execute(async (trx) => {
      const filled = await fill(trx, contents, addGraphileJob);
      await verify(filled, contentsIn(trx));
      return filled;
    });
    await migrateStore(db, 'postgres');
    return put;
  } finally {
    await db.destroy();
  }
}

async function refuseUsed(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for await (const content of contentsIn(trx))
      throw new CannotRestore(
        `the database is not empty: there is something in ${'row' in content ? content.table : 'jobs'}`,
      );
  });
  const alive = await sql`select 1 from processes
    where seen > (extract(epoch from clock_timestamp()) * 1000)::bigint - ${SILENCE}`.execute(db);
  if (alive.rows.length > 0) throw new CannotRestore('a server runs on this database: stop it first');
}
