import { Worker } from 'node:worker_threads';
import type { Move, Situation } from '@cabinet-wars/bots';
import type { Decided } from './protocol.ts';

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, { resolve(move: Move): void; reject(fault: unknown): void }>;
}

/** The threads in which bots think, begun when the first bot has to. */
export class Thinkers {
  readonly #most: number;
  readonly #threads: Thread[] = [];
  #thoughts = 0;

  constructor(most: number) {
    this.#most = most;
  }

  decide(game: string, bot: string, situation: Situation, seed: string): Promise<Move> {
    const thread = this.#leastBusy();
    const id = ++this.#thoughts;
    return new Promise((resolve, reject) => {
      thread.waiting.set(id, { resolve, reject });
      thread.worker.postMessage({ id, game, bot, situation, seed });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()));
  }

  #leastBusy(): Thread {
    const free = this.#threads.find(({ waiting }) => waiting.size === 0);
    if (free !== undefined) return free;
    if (this.#threads.length < this.#most) return this.#begin();
    return this.#threads.reduce((best, each) => (each.waiting.size < best.waiting.size ? each : best));
  }

  #begin(): Thread {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    const thread: Thread = { worker, waiting: new Map() };
    worker.on('message', (decided: Decided) => {
      const asked = thread.waiting.get(decided.id);
      thread.waiting.delete(decided.id);
      if ('fault' in decided) asked?.reject(new Error(decided.fault));
      else asked?.resolve(decided.move);
    });
    const gone = (fault: unknown) => {
      const at = this.#threads.indexOf(thread);
      if (at >= 0) this.#threads.splice(at, 1);
      for (const { reject } of thread.waiting.values()) reject(fault);
      thread.waiting.clear();
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('the bots are gone')));
    this.#threads.push(thread);
    return thread;
  }
}
