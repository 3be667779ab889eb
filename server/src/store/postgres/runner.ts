import { EventEmitter } from 'node:events';
import { type Runner as Graphile, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Handlers, NewJob, Runner } from '../jobs.ts';
import { Liveness } from './liveness.ts';
import { silent } from './silent.ts';
import type { PostgresStore } from './store.ts';

const AT_ONCE = 8;
const POLL = 500;

/** Runs jobs with graphile-worker: each by one process, and again by another if that one dies. */
export class PostgresRunner implements Runner {
  readonly #store: PostgresStore;
  readonly #fault: (fault: unknown, kind: string) => void;
  readonly #liveness: Liveness;
  #graphile: Graphile | null = null;

  constructor(store: PostgresStore, process: string, fault: (fault: unknown, kind: string) => void) {
    this.#store = store;
    this.#fault = fault;
    this.#liveness = new Liveness(store, process, (error) => fault(error, 'liveness'));
  }

  async start(handlers: Handlers): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    this.#liveness.watch(events);
    this.#graphile = await run({
      events,
      pgPool: this.#store.pool,
      concurrency: AT_ONCE,
      pollInterval: POLL,
      noHandleSignals: true,
      logger: silent,
      taskList: this.#tasks(handlers),
    });
    await this.#liveness.start();
  }

  async stop(): Promise<void> {
    if (this.#graphile === null) return;
    const graphile = this.#graphile;
    this.#graphile = null;
    await graphile.stop();
    await this.#liveness.stop();
  }

  #tasks(handlers: Handlers): TaskList {
    const tasks = Object.entries(handlers).map(([kind, handler]) => [
      kind,
      async (payload: unknown) => {
        try {
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
