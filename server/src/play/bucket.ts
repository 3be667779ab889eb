/** How often somebody may do something: so many at once, and so many a second in the long run. */
export interface Measure {
  readonly atOnce: number;
  readonly aSecond: number;
}

/** Its times are `Services.elapsed`: a clock on the wall may be set back, and would lock people out until it had caught up. */
export class Bucket {
  readonly #measure: Measure;
  #left: number;
  #at: number;

  constructor(measure: Measure, now: number) {
    this.#measure = measure;
    this.#left = measure.atOnce;
    this.#at = now;
  }

  /** Whether one more is allowed now; if so it is counted. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left === this.#measure.atOnce;
  }

  #fill(now: number): void {
    const { atOnce, aSecond } = this.#measure;
    const passed = Math.max(0, now - this.#at);
    this.#left = Math.min(atOnce, this.#left + (passed / 1000) * aSecond);
    this.#at += passed;
  }
}

const MANY = 10_000;

/** A bucket for each name. One that has filled up again says nothing more and is thrown away. */
export class Buckets {
  readonly #measure: Measure;
  readonly #buckets = new Map<string, Bucket>();
  #lookAt = MANY;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(name: string, now: number): boolean {
    const bucket = this.#buckets.get(name) ?? new Bucket(this.#measure, now);
    if (this.#buckets.size >= this.#lookAt) this.#throwAway(now);
    this.#buckets.set(name, bucket);
    return bucket.take(now);
  }

  #throwAway(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
    // Where many are busy at once, all of them are not looked at for every message of each.
    this.#lookAt = Math.max(MANY, this.#buckets.size * 2);
  }
}
