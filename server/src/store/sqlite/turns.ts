/** Somebody who talks to the database: one statement after the other, or a transaction. */
export type Speaker = object;

interface Waiting {
  /** Null for a single statement. */
  readonly holder: Speaker | null;
  say(): void;
}

/**
 * Who may say something to the database's thread. Single statements are passed on as they come, however many are under way: the
 * thread keeps their order, and a thousand people who come back need not each wait for the answer of the one before. A transaction
 * has the thread to itself until it is over. What waits meanwhile goes on in the order in which it came.
 */
export class Turns {
  #holder: Speaker | null = null;
  readonly #waiting: Waiting[] = [];

  /** Says a statement at once, or when the transaction of another is over. */
  say<T>(by: Speaker, send: () => Promise<T>): Promise<T> {
    return this.#holder === null || this.#holder === by ? send() : this.#later(null, send);
  }

  /** The same with the first statement of a transaction: whatever others say waits until it is released. */
  hold<T>(by: Speaker, send: () => Promise<T>): Promise<T> {
    if (this.#holder !== null) return this.#later(by, send);
    this.#holder = by;
    return send();
  }

  /** The speaker is done, with a transaction or with a statement. */
  release(by: Speaker): void {
    if (this.#holder !== by) return;
    this.#holder = null;
    while (this.#holder === null) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#holder = next.holder;
      next.say();
    }
  }

  #later<T>(holder: Speaker | null, send: () => Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      this.#waiting.push({ holder, say: () => resolve(send()) });
    });
  }
}
