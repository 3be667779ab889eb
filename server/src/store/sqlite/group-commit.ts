import type { Append } from '../store.ts';
import type { SqliteConnection } from './connection.ts';
import { statementsOf } from './statements.ts';
import type { Turns } from './turns.ts';

interface Waiting {
  readonly append: Append;
  resolve(done: boolean): void;
  reject(fault: unknown): void;
}

/** When so many wait it is worth looking whether the group before them is stored. */
const A_FEW = 8;

/** While one transaction waits for the disk the next gathers what comes: many acts share one wait. */
export class GroupCommit {
  readonly #connection: SqliteConnection;
  readonly #turns: Turns;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(connection: SqliteConnection, turns: Turns) {
    this.#connection = connection;
    this.#turns = turns;
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#running ??= this.#run();
      if (this.#waiting.length >= A_FEW) this.#connection.hearAnswers();
    });
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeGroup();
    this.#running = null;
  }

  async #writeGroup(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    try {
      await this.#write(group);
    } catch (fault) {
      if (group.length === 1) group[0].reject(fault);
      // One bad act must not take the others with it.
      else for (const each of group) await this.#write([each]).catch(each.reject);
    }
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    const units = group.map(({ append }) => statementsOf(append));
    // A transaction of its own, and one call to the thread: only somebody else's must not be under way.
    const done = await this.#turns.say(this, () => this.#connection.together(units));
    for (const [i, { resolve }] of group.entries()) resolve(done[i]);
  }
}
