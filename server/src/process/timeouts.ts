/** How long the server waits for whoever is at the other end, in milliseconds. */
export interface Timeouts {
  /** A request that has not come in whole by then is cut off: a byte now and then holds no connection open. */
  readonly request: number;
  readonly headers: number;
  /** How often it is looked whether a request is late. */
  readonly look: number;
  /** A socket that has not answered a ping when the next is due is dead, or pretends to be. */
  readonly ping: number;
  /** So long a password waits to be looked at while many guess at its account. */
  readonly guess: number;
}

export const usualTimeouts: Timeouts = { request: 20_000, headers: 10_000, look: 2000, ping: 30_000, guess: 2000 };
