/** What waits, in whose name: each account has its turn, however much waits for one of them. */
export class FairQueue<T> {
  /** Whoever's turn is next stands first. */
  readonly #waiting = new Map<string, T[]>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  add(account: string, item: T): void {
    const items = this.#waiting.get(account);
    if (items === undefined) this.#waiting.set(account, [item]);
    else items.push(item);
  }

  next(): T | undefined {
    for (const [account, items] of this.#waiting) {
      const item = items.shift();
      this.#waiting.delete(account);
      if (items.length > 0) this.#waiting.set(account, items);
      return item;
    }
    return undefined;
  }
}
