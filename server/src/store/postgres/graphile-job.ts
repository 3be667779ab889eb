import { type Kysely, sql } from 'kysely';
import { MOST_ATTEMPTS, type NewJob } from '../jobs.ts';
import type { Database } from '../schema.ts';

/** Asks graphile-worker for a job, as part of a transaction if one is given. */
export async function addGraphileJob(
  db: Kysely<Database>,
  { kind, key, payload, at, unlessWaiting }: NewJob,
): Promise<void> {
  await sql`select graphile_worker.add_job(${kind}::text, payload := ${JSON.stringify(payload)}::json,
    run_at := ${at === null ? null : new Date(at)}::timestamptz, max_attempts := ${MOST_ATTEMPTS}::int,
    job_key := ${key}::text, job_key_mode := ${unlessWaiting ? 'unsafe_dedupe' : 'replace'}::text)`.execute(db);
}
