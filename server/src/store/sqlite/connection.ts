import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { BUNDLE, type Call, type Outcome, type Reply, type Statement } from './protocol.ts';
import type { Named } from './statements.ts';

export class SqliteFault extends Error {
  override name = 'SqliteFault';
  /** SQLite's own number for what is wrong. */
  readonly code: number | null;
  constructor(message: string, code: number | null) {
    super(message);
    this.code = code;
  }
}

type Asked<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The database's thread, seen from here. */
export class SqliteConnection {
  readonly #thread: Worker;
  readonly #port: MessagePort;
  #checkpoints: Worker | null = null;
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(fault: unknown): void }>();
  #calls = 0;
  /** What is asked in one turn of the event loop leaves together: to wake the thread costs more than most that it is woken for. */
  #unsent: Call[] = [];
  #dead: Error | null = null;

  constructor(path: string) {
    const { port1, port2: port } = new MessageChannel();
    this.#port = port1;
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { path, port },
      transferList: [port],
      // It only passes rows on: what it makes is short-lived.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    this.#port.on('message', (replies: readonly Reply[]) => this.#hear(replies));
    this.#thread.on('error', (fault) => this.#fail(fault instanceof Error ? fault : new Error(String(fault))));
    this.#thread.on('exit', () => this.#fail(new Error('the database is closed')));
  }

  query(statement: Statement): Promise<Outcome> {
    return this.#call({ t: 'query', ...statement }) as Promise<Outcome>;
  }

  /** For each unit whether its guard held. */
  together(units: readonly (readonly Named[])[]): Promise<boolean[]> {
    return this.#call({ t: 'together', units }) as Promise<boolean[]>;
  }

  /**
   * Hears what has been answered by now, without waiting for its turn: while a thousand sockets are read one after the other,
   * those whose choice is stored need not wait for the last of them, nor keep in memory what they wait with.
   */
  hearAnswers(): void {
    for (let heard = receiveMessageOnPort(this.#port); heard !== undefined; heard = receiveMessageOnPort(this.#port))
      this.#hear(heard.message);
  }

  /** From now on what is committed is brought into the file by a thread of its own. */
  checkpointBeside(path: string): void {
    this.#checkpoints = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), {
      workerData: { path },
      resourceLimits: { maxYoungGenerationSizeMb: 1 },
    });
    // Without it nothing is lost: the log only grows.
    this.#checkpoints.on('error', () => {});
    this.#checkpoints.unref();
  }

  async close(): Promise<void> {
    await this.#checkpoints?.terminate();
    if (this.#dead === null) await this.#call({ t: 'close' });
    await this.#thread.terminate();
  }

  #call(call: Asked<Call>): Promise<unknown> {
    if (this.#dead !== null) return Promise.reject(this.#dead);
    const id = ++this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.#unsent.length === 0) setImmediate(() => this.#send());
      this.#unsent.push({ ...call, id });
      // The disk is what takes long: it is not kept waiting.
      if (call.t === 'together' || this.#unsent.length === BUNDLE) this.#send();
    });
  }

  #send(): void {
    const calls = this.#unsent;
    if (calls.length === 0) return;
    this.#unsent = [];
    try {
      this.#port.postMessage(calls);
    } catch {
      // Whoever asks what cannot be passed on is told so, and nobody else.
      for (const call of calls) this.#sendAlone(call);
    }
  }

  #sendAlone(call: Call): void {
    try {
      this.#port.postMessage([call]);
    } catch (fault) {
      this.#waiting.get(call.id)?.reject(fault);
      this.#waiting.delete(call.id);
    }
  }

  #hear(replies: readonly Reply[]): void {
    for (const reply of replies) {
      const caller = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('fault' in reply) caller?.reject(new SqliteFault(reply.fault.message, reply.fault.code));
      else caller?.resolve(reply.value);
    }
  }

  #fail(fault: Error): void {
    // Its last words may not have been heard yet.
    this.hearAnswers();
    this.#dead ??= fault;
    for (const { reject } of this.#waiting.values()) reject(this.#dead);
    this.#waiting.clear();
  }
}
