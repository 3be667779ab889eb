import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';

/** What a thread is sent, and what it answers. */
export type Request<Ask> = { readonly id: number; readonly ask: Ask };
export type Reply<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly fault: string };

interface Waiting<Ask, Answer> {
  readonly request: Request<Ask>;
  resolve(answer: Answer): void;
  reject(fault: unknown): void;
}

interface Thread<Ask, Answer> {
  readonly worker: Worker;
  waiting: Waiting<Ask, Answer> | null;
  watchdog: NodeJS.Timeout | null;
}

export interface PoolOptions {
  readonly threads: number;
  /** Milliseconds after which a thread that has not answered is stopped. */
  readonly timeout: number;
  /** What runs in a thread. */
  readonly module: URL;
}

const gone = (): Error => new Error('the thread is gone');

/**
 * Threads for what takes long, begun when they are first wanted. A thread does one thing at a time, and accounts take turns.
 * What does not come to an end is stopped with its thread: whoever asked is told, and the others go on.
 */
export class WorkerPool<Ask, Answer> {
  readonly #options: PoolOptions;
  readonly #threads: Thread<Ask, Answer>[] = [];
  readonly #queue = new FairQueue<Waiting<Ask, Answer>>();
  #requests = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** `account` is in whose name it is asked. */
  ask(account: string, ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(gone());
      this.#queue.add(account, { request: { id: ++this.#requests, ask }, resolve, reject });
      this.#goOn();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#threads].map((thread) => this.#stop(thread, gone())));
    for (let next = this.#queue.next(); next !== undefined; next = this.#queue.next()) next.reject(gone());
  }

  #goOn(): void {
    for (let thread = this.#free(); thread !== null; thread = this.#free()) {
      const next = this.#queue.next();
      if (next === undefined) return;
      this.#begin(thread, next);
    }
  }

  #free(): Thread<Ask, Answer> | null {
    if (this.#closed || this.#queue.isEmpty) return null;
    const free = this.#threads.find(({ waiting }) => waiting === null);
    return free ?? (this.#threads.length < this.#options.threads ? this.#open() : null);
  }

  #begin(thread: Thread<Ask, Answer>, waiting: Waiting<Ask, Answer>): void {
    const { timeout } = this.#options;
    const late = () => void this.#stop(thread, new Error(`a thread has not answered after ${timeout} ms`));
    thread.waiting = waiting;
    thread.watchdog = setTimeout(late, timeout);
    thread.worker.postMessage(waiting.request);
  }

  #open(): Thread<Ask, Answer> {
    const worker = new Worker(this.#options.module);
    const thread: Thread<Ask, Answer> = { worker, waiting: null, watchdog: null };
    worker.on('message', (reply: Reply<Answer>) => {
      const waiting = this.#done(thread);
      if ('fault' in reply) waiting?.reject(new Error(reply.fault));
      else waiting?.resolve(reply.answer);
      this.#goOn();
    });
    worker.on('error', (fault) => void this.#stop(thread, fault));
    worker.on('exit', () => void this.#stop(thread, gone()));
    this.#threads.push(thread);
    return thread;
  }

  async #stop(thread: Thread<Ask, Answer>, fault: unknown): Promise<void> {
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    this.#done(thread)?.reject(fault);
    this.#goOn();
    await thread.worker.terminate();
  }

  #done(thread: Thread<Ask, Answer>): Waiting<Ask, Answer> | null {
    const { waiting, watchdog } = thread;
    if (watchdog !== null) clearTimeout(watchdog);
    thread.waiting = null;
    thread.watchdog = null;
    return waiting;
  }
}
