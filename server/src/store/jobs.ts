/** Work to be done later, by whichever process comes to it. It may run twice: handlers look before they act. */
export interface NewJob {
  readonly kind: string;
  /** Of jobs with the same key only the newest waits. */
  readonly key: string | null;
  /** Not wanted where one with its key waits already: that one stays as it is. */
  readonly unlessWaiting?: true;
  readonly payload: Readonly<Record<string, string | number | boolean | null>>;
  /** Not before; null for at once. */
  readonly at: number | null;
}

export type Handler = (payload: NewJob['payload']) => Promise<void>;
export type Handlers = Readonly<Record<string, Handler>>;

/** Runs what was asked for. What fails is tried again, later each time. */
export interface Runner {
  start(handlers: Handlers): Promise<void>;
  /** Lets what is under way end. */
  stop(): Promise<void>;
}

/** More than bots may take up at once. */
export const JOBS_AT_ONCE = 24;
/** Twelve attempts take an hour, the others an hour each: a mail server may be away for a day. */
export const MOST_ATTEMPTS = 36;

/** The pause between attempts: a second, then twice as long each time, at most an hour. */
export const backoff = (attempts: number): number => Math.min(3_600_000, 1000 * 2 ** attempts);
