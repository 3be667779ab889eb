import { backoff, type Handlers, JOBS_AT_ONCE, MOST_ATTEMPTS, type Runner } from '../jobs.ts';
import type { JobsRow } from '../schema.ts';
import type { SqliteStore } from './store.ts';

const LONGEST_NAP = 30_000;
type Job = Omit<JobsRow, 'id'> & { readonly id: number };

/** Runs jobs in this process. A job is deleted when it has been done, so one that was under way in a crash runs again. */
export class SqliteRunner implements Runner {
  readonly #store: SqliteStore;
  readonly #now: () => number;
  readonly #fault: (fault: unknown, kind: string) => void;
  readonly #under = new Map<number, Promise<void>>();
  #handlers: Handlers = {};
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #again = false;
  #stopped = true;

  constructor(store: SqliteStore, now: () => number, fault: (fault: unknown, kind: string) => void) {
    this.#store = store;
    this.#now = now;
    this.#fault = fault;
  }

  async start(handlers: Handlers): Promise<void> {
    this.#handlers = handlers;
    this.#stopped = false;
    this.#store.onJob = () => this.#wake();
    this.#wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#under.values());
  }

  #wake(): void {
    if (this.#stopped) return;
    if (this.#looking !== null) this.#again = true;
    else
      this.#looking = this.#look()
        .catch(this.#failed)
        .finally(() => {
          this.#looking = null;
          // Somebody may have called while it was looking when to wake next.
          if (this.#again) this.#wake();
        });
  }

  /** The database did not answer: looks again a little later. */
  readonly #failed = (fault: unknown): void => {
    if (this.#stopped) return;
    this.#fault(fault, 'runner');
    this.#sleep(backoff(0));
  };

  async #look(): Promise<void> {
    let now: number;
    do {
      this.#again = false;
      now = this.#now();
      for (const job of await this.#due(now)) if (!this.#stopped) this.#begin(job);
    } while (this.#again && !this.#stopped);
    await this.#nap(now);
  }

  async #due(now: number): Promise<Job[]> {
    const room = JOBS_AT_ONCE - this.#under.size;
    if (room <= 0) return [];
    const query = this.#store.db.selectFrom('jobs').selectAll().where('run_at', '<=', now);
    const busy = [...this.#under.keys()];
    const free = busy.length === 0 ? query : query.where('id', 'not in', busy);
    return free.orderBy('run_at').orderBy('id').limit(room).execute();
  }

  /** Sleeps until the next job is due: the next after the instant that was looked at, or one due since then would be in neither. */
  async #nap(now: number): Promise<void> {
    const next = await this.#store.db
      .selectFrom('jobs')
      .select('run_at')
      .where('run_at', '>', now)
      .orderBy('run_at')
      .limit(1)
      .executeTakeFirst();
    if (this.#stopped) return;
    this.#sleep(next === undefined ? LONGEST_NAP : Math.max(1, Math.min(LONGEST_NAP, next.run_at - this.#now())));
  }

  #sleep(milliseconds: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#wake(), milliseconds);
    this.#timer.unref();
  }

  #begin(job: Job): void {
    const done = this.#run(job)
      .catch(this.#failed)
      .finally(() => {
        this.#under.delete(job.id);
        this.#wake();
      });
    this.#under.set(job.id, done);
  }

  async #run(job: Job): Promise<void> {
    const { db } = this.#store;
    try {
      const handler = this.#handlers[job.kind];
      if (handler === undefined) throw new TypeError(`nobody does jobs of the kind ${job.kind}`);
      await handler(JSON.parse(job.payload));
      await db.deleteFrom('jobs').where('id', '=', job.id).where('revision', '=', job.revision).execute();
    } catch (fault) {
      this.#fault(fault, job.kind);
      if (!this.#stopped || job.attempts < MOST_ATTEMPTS) await this.#putOff(job, fault);
    }
  }

  async #putOff(job: Job, fault: unknown): Promise<void> {
    const attempts = job.attempts + 1;
    const { db } = this.#store;
    const mine = db.updateTable('jobs').where('id', '=', job.id).where('revision', '=', job.revision);
    const run_at = attempts >= MOST_ATTEMPTS ? Number.MAX_SAFE_INTEGER : this.#now() + backoff(attempts - 1);
    await mine.set({ attempts, run_at, last_error: String(fault).slice(0, 500) }).execute();
  }
}
