import type { WorkerEvents } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import type { Bulletin } from '../bulletin.ts';
import { fromJson } from '../json-columns.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { meansAway } from './guarded-pool.ts';

const BEAT = 750;
/** Whoever has been silent for so long is taken for dead. Should it live after all, versions keep its work from being done twice. */
export const SILENCE = 2500;

/** What was under way when the database was lost may learn so long after its return that it has failed. */
const AFTERMATH = 15_000;

const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Gives signs of life, and frees the jobs of processes that no longer do, and says that they are gone: graphile-worker by
 * itself would leave jobs locked for hours. All times are the database's, so that clocks need not agree.
 */
export class Liveness {
  readonly #db: Kysely<Database>;
  readonly #bulletin: Bulletin;
  readonly #process: string;
  readonly #fault: (fault: unknown) => void;
  #workers: string[] = [];
  #timer: NodeJS.Timeout | null = null;
  #beating: Promise<void> | null = null;
  #hastensUntil = 0;

  constructor({ db, bulletin }: Pick<Store, 'db' | 'bulletin'>, process: string, fault: (fault: unknown) => void) {
    this.#db = db;
    this.#bulletin = bulletin;
    this.#process = process;
    this.#fault = fault;
  }

  /** Learns under which names graphile-worker locks jobs here. */
  watch(events: WorkerEvents): void {
    events.on('pool:create', ({ workerPool }) => this.#workers.push(workerPool.id));
    events.on('worker:create', ({ worker }) => this.#workers.push(worker.workerId));
  }

  /** Frees what graphile-worker had taken here: it begins anew, under other names. */
  async freeOwn(): Promise<void> {
    await this.#free(this.#workers);
    this.#workers = [];
    this.#hastensUntil = performance.now() + AFTERMATH;
    await this.#hasten();
  }

  /** What failed only because the database was away need not wait as long as what fails by itself. */
  async #hasten(): Promise<void> {
    await sql`update graphile_worker._private_jobs set run_at = now(), attempts = 0
      where locked_at is null and attempts > 0 and run_at > now()
      and (last_error like 'the database does not answer%' or last_error like 'Could not %Jobs; queue is in%')`.execute(
      this.#db,
    );
  }

  /** A database that is away just then is given the first sign of life when it is back. */
  async start(): Promise<void> {
    await this.#beat().catch((fault) => {
      if (!meansAway(fault)) throw fault;
      this.#fault(fault);
    });
    this.#timer = setInterval(() => {
      this.#beating ??= this.#beat()
        .catch(this.#fault)
        .finally(() => {
          this.#beating = null;
        });
    }, BEAT);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#beating;
    // Should the database be away, the others notice the silence.
    await this.#db.deleteFrom('processes').where('id', '=', this.#process).execute().catch(this.#fault);
  }

  async #beat(): Promise<void> {
    const sign = { seen: now, workers: JSON.stringify(this.#workers) };
    const mine = this.#db.updateTable('processes').set(sign).where('id', '=', this.#process);
    if ((await mine.executeTakeFirst()).numUpdatedRows === 0n) {
      await this.#db
        .insertInto('processes')
        .values({ id: this.#process, ...sign })
        .execute();
      // New, or taken for dead meanwhile: all who are alive are counted anew.
      await this.#bulletin.publish({ t: 'roll-call' });
    }
    const dead = await this.#db
      .deleteFrom('processes')
      .where(sql<boolean>`seen < ${now} - ${SILENCE}`)
      .returning(['id', 'workers'])
      .execute();
    for (const { id } of dead) await this.#bulletin.publish({ t: 'gone', process: id });
    await this.#free(dead.flatMap((row) => fromJson('workers', row.workers)));
    if (performance.now() < this.#hastensUntil) await this.#hasten();
  }

  async #free(workers: readonly string[]): Promise<void> {
    if (workers.length > 0)
      await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(this.#db);
  }
}
