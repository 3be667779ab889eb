import { Worker } from 'node:worker_threads';
import type { Move, Situation } from '@cabinet-wars/bots';
import { FairQueue } from './fair-queue.ts';
import type { Decided, Thought } from './protocol.ts';

/** A thought with whoever waits for it. */
interface Asked {
  readonly thought: Thought;
  resolve(move: Move): void;
  reject(fault: unknown): void;
}

interface Thread {
  readonly worker: Worker;
  asked: Asked | null;
  watchdog: NodeJS.Timeout | null;
}

export interface Thinking {
  readonly threads: number;
  /** Milliseconds after which a bot that has not answered is stopped: far more than it is given to think. */
  readonly patience: number;
  /** What runs in a thread. */
  readonly module: URL;
}

export const usualThinking = { patience: 15_000, module: new URL('./thread.ts', import.meta.url) };

/**
 * The threads in which bots think, begun when the first bot has to. A thread thinks one thought at a time, and accounts take
 * turns. One that does not come to an end is stopped with its thread: whoever asked is told, and the others go on.
 */
export class Thinkers {
  readonly #thinking: Thinking;
  readonly #threads: Thread[] = [];
  readonly #waiting = new FairQueue<Asked>();
  #thoughts = 0;
  #closed = false;

  constructor(thinking: Thinking) {
    this.#thinking = thinking;
  }

  /** `account` is in whose name the bot thinks. */
  decide(account: string, game: string, bot: string, situation: Situation, seed: string): Promise<Move> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(account, { thought: { id: ++this.#thoughts, game, bot, situation, seed }, resolve, reject });
      this.#goOn();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#threads].map((thread) => this.#stop(thread, new Error('the bots are gone'))));
    for (let asked = this.#waiting.next(); asked !== undefined; asked = this.#waiting.next())
      asked.reject(new Error('the bots are gone'));
  }

  #goOn(): void {
    for (let thread = this.#free(); thread !== null; thread = this.#free()) {
      const asked = this.#waiting.next();
      if (asked === undefined) return;
      this.#think(thread, asked);
    }
  }

  #free(): Thread | null {
    if (this.#closed) return null;
    const free = this.#threads.find(({ asked }) => asked === null);
    return free ?? (this.#threads.length < this.#thinking.threads ? this.#begin() : null);
  }

  #think(thread: Thread, asked: Asked): void {
    const { patience } = this.#thinking;
    const { game, bot } = asked.thought;
    thread.asked = asked;
    thread.watchdog = setTimeout(
      () => void this.#stop(thread, new Error(`the bot ${bot} has not decided in ${game} after ${patience} ms`)),
      patience,
    );
    thread.worker.postMessage(asked.thought);
  }

  #begin(): Thread {
    const worker = new Worker(this.#thinking.module);
    const thread: Thread = { worker, asked: null, watchdog: null };
    worker.on('message', (decided: Decided) => {
      const asked = this.#done(thread);
      if ('fault' in decided) asked?.reject(new Error(decided.fault));
      else asked?.resolve(decided.move);
      this.#goOn();
    });
    worker.on('error', (fault) => void this.#stop(thread, fault));
    worker.on('exit', () => void this.#stop(thread, new Error('the bots are gone')));
    this.#threads.push(thread);
    return thread;
  }

  async #stop(thread: Thread, fault: unknown): Promise<void> {
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    this.#done(thread)?.reject(fault);
    this.#goOn();
    await thread.worker.terminate();
  }

  #done(thread: Thread): Asked | null {
    const { asked, watchdog } = thread;
    if (watchdog !== null) clearTimeout(watchdog);
    thread.asked = null;
    thread.watchdog = null;
    return asked;
  }
}
