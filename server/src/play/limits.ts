import type { Windows } from '../limits/windows.ts';
import { Buckets, type Measure } from './bucket.ts';

/** How much may be said at tables: on one socket, by one account over all its sockets, and from one address. */
export interface Limits {
  readonly socket: Measure;
  readonly account: Measure;
  readonly address: Measure;
  /** How many sockets may be open, to tables and lobbies together. */
  readonly sockets: SocketLimits;
}

export interface SocketLimits {
  readonly account: number;
  readonly address: number;
  /** How many may be opened in a minute, whether they stay or not: a welcome is the dearest thing anybody is sent. */
  readonly aMinute: { readonly account: number; readonly address: number };
}

export const usualSockets: SocketLimits = { account: 50, address: 500, aMinute: { account: 300, address: 1500 } };

export const usualLimits: Limits = {
  socket: { atOnce: 60, aSecond: 20 },
  account: { atOnce: 180, aSecond: 40 },
  // A club may sit behind one address.
  address: { atOnce: 1200, aSecond: 300 },
  sockets: usualSockets,
};

const endless = { account: Number.POSITIVE_INFINITY, address: Number.POSITIVE_INFINITY };

/** For trials, in which few people at one address play everything. */
export const generousLimits: Limits = {
  ...usualLimits,
  account: { atOnce: Number.POSITIVE_INFINITY, aSecond: 0 },
  address: { atOnce: Number.POSITIVE_INFINITY, aSecond: 0 },
  sockets: { ...endless, aMinute: endless },
};

/** Over so long it is counted, together with other processes, what may be said in the long run. */
const LONG_RUN = 10_000;

/** How much accounts and addresses may still say: at once on the sockets of this process, in the long run on those of all. */
export class MessageAllowance {
  readonly #limits: Limits;
  readonly #quotas: Windows;
  readonly #accounts: Buckets;
  readonly #addresses: Buckets;

  constructor(limits: Limits, quotas: Windows) {
    this.#limits = limits;
    this.#quotas = quotas;
    this.#accounts = new Buckets(limits.account);
    this.#addresses = new Buckets(limits.address);
  }

  /** Whether one more message is allowed. */
  takes(user: string | null, address: string, now: number): boolean {
    if (user !== null && !(this.#accounts.take(user, now) && this.#lasts('account', user))) return false;
    return this.#addresses.take(address, now) && this.#lasts('address', address);
  }

  #lasts(kind: 'account' | 'address', name: string): boolean {
    const { atOnce, aSecond } = this.#limits[kind];
    if (atOnce === Number.POSITIVE_INFINITY) return true;
    const most = atOnce + (aSecond * LONG_RUN) / 1000;
    return this.#quotas.use(`said ${kind} ${name}`, LONG_RUN, most).used <= most;
  }
}
