import { EventEmitter } from 'node:events';
import { type Runner as Graphile, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { type Handlers, JOBS_AT_ONCE, type NewJob, type Runner } from '../jobs.ts';
import type { StoreFault } from '../store.ts';
import { meansAway } from './guarded-pool.ts';
import { Liveness } from './liveness.ts';
import { silent } from './silent.ts';
import type { PostgresStore } from './store.ts';

const POLL = 1000;
const PAUSE = 1000;

/**
 * Runs jobs with graphile-worker: each by one process, and again by another if that one dies. graphile-worker gives up, or
 * forgets what it had taken, when the database goes away: it is then begun anew, and what it had taken is freed.
 */
export class PostgresRunner implements Runner {
  readonly #store: PostgresStore;
  readonly #fault: StoreFault;
  readonly #liveness: Liveness;
  #handlers: Handlers = {};
  #graphile: Graphile | null = null;
  #beginning: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #stopped = true;

  constructor(store: PostgresStore, process: string, fault: StoreFault) {
    this.#store = store;
    this.#fault = fault;
    const { jobsDb: db, bulletin } = store;
    this.#liveness = new Liveness({ db, bulletin }, process, (error) => fault(error, 'liveness'));
  }

  async start(handlers: Handlers): Promise<void> {
    this.#handlers = handlers;
    this.#stopped = false;
    this.#store.onBack = () => this.#beginAgain(0);
    // It was there a moment ago, when its schema was looked at: should it be away now, this process need not begin once more.
    await this.#begin().catch((fault) => {
      if (!meansAway(fault)) throw fault;
      this.#beginAgain(PAUSE);
    });
    await this.#liveness.start();
  }

  async stop(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#beginning;
    await this.#graphile?.stop().catch(() => {});
    await this.#liveness.stop();
  }

  async #begin(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    this.#liveness.watch(events);
    const lost = () => {
      if (!this.#stopped && this.#graphile === graphile) this.#beginAgain(PAUSE);
    };
    // Jobs it took but did not learn of stay locked in its name.
    events.on('worker:getJob:error', lost);
    events.on('pool:fatalError', lost);
    const graphile = await run({
      events,
      pgPool: this.#store.jobs.pool,
      concurrency: JOBS_AT_ONCE,
      pollInterval: POLL,
      noHandleSignals: true,
      logger: silent,
      taskList: this.#tasks(this.#handlers),
      // Without batches a job's end that cannot be stored is a rejection nobody handles, which ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    this.#graphile = graphile;
    graphile.promise.then(lost, lost);
  }

  #beginAgain(after: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#beginning = this.#beginning.then(() => this.#replace());
    }, after);
  }

  async #replace(): Promise<void> {
    if (this.#stopped) return;
    const old = this.#graphile;
    try {
      await this.#liveness.freeOwn();
      this.#graphile = null;
      // Not waited for: a job of its may take long, and may as well be done twice.
      old?.stop().catch(() => {});
      await this.#begin();
    } catch {
      this.#beginAgain(PAUSE);
    }
  }

  #tasks(handlers: Handlers): TaskList {
    const tasks = Object.entries(handlers).map(([kind, handler]) => [
      kind,
      async (payload: unknown) => {
        try {
          // Only this server adds jobs, by `NewJob`.
          await handler(payload as NewJob['payload']);
        } catch (fault) {
          this.#fault(fault, kind);
          throw fault;
        }
      },
    ]);
    return Object.fromEntries(tasks);
  }
}
