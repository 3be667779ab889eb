/** How much of what is limited somebody has used, and how long until that is forgotten. */
export interface Used {
  readonly used: number;
  /** Milliseconds. */
  readonly left: number;
}

interface Window {
  used: number;
  /** By `Services.elapsed`. */
  readonly until: number;
}

/** Other processes are notified from this share of the limit on: whoever uses little costs no message. */
const WORTH_TELLING = 0.25;
const MANY = 20_000;
/** So many are kept when there are too many: to go through all of them for each that comes would cost more than the request. */
const KEPT = 15_000;

/**
 * So many times in so much time, by name. Times are those of a clock that nobody sets: one set back would otherwise lock
 * people out. What was used at other processes is added when they tell of it.
 */
export class Windows {
  readonly #elapsed: () => number;
  readonly #windows = new Map<string, Window>();
  /** Called with what somebody has used here, where it is much. */
  onMuch: (name: string, amount: number, length: number) => void = () => {};

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** One more. Whether that is too many is the asker's to say: `used` counts it. */
  use(name: string, length: number, most: number): Used {
    const used = this.add(name, length, 1);
    const tell = Math.max(1, Math.ceil(most * WORTH_TELLING));
    // The first notification counts everything used before it.
    if (used.used === tell) this.onMuch(name, tell, length);
    else if (used.used > tell) this.onMuch(name, 1, length);
    return used;
  }

  /** Adds what was used elsewhere. */
  add(name: string, length: number, amount: number): Used {
    const now = this.#elapsed();
    const known = this.#windows.get(name);
    const window = known === undefined || known.until <= now ? { used: 0, until: now + length } : known;
    if (window !== known && this.#windows.size >= MANY) this.#forgetOld(now);
    window.used += amount;
    this.#windows.set(name, window);
    return { used: window.used, left: window.until - now };
  }

  #forgetOld(now: number): void {
    for (const [name, { until }] of this.#windows) if (until <= now) this.#windows.delete(name);
    // So many names mean that somebody is evading the count; the oldest are dropped all the same.
    for (const name of this.#windows.keys()) {
      if (this.#windows.size <= KEPT) return;
      this.#windows.delete(name);
    }
  }
}
