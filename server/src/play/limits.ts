import { Buckets, type Measure } from './bucket.ts';

/** How much may be said at tables: on one line, by one account over all its lines, and from one address. */
export interface Limits {
  readonly line: Measure;
  readonly account: Measure;
  readonly address: Measure;
}

export const usualLimits: Limits = {
  line: { atOnce: 60, aSecond: 20 },
  account: { atOnce: 180, aSecond: 40 },
  // A club may sit behind one address.
  address: { atOnce: 1200, aSecond: 300 },
};

/** For trials, in which few people at one address play everything. */
export const generousLimits: Limits = {
  ...usualLimits,
  account: { atOnce: Number.POSITIVE_INFINITY, aSecond: 0 },
  address: { atOnce: Number.POSITIVE_INFINITY, aSecond: 0 },
};

/** What accounts and addresses have said so far, over all lines of this process. */
export class Said {
  readonly #accounts: Buckets;
  readonly #addresses: Buckets;

  constructor({ account, address }: Limits) {
    this.#accounts = new Buckets(account);
    this.#addresses = new Buckets(address);
  }

  /** Whether one more message is allowed. */
  more(user: string | null, address: string, now: number): boolean {
    return (user === null || this.#accounts.take(user, now)) && this.#addresses.take(address, now);
  }
}
