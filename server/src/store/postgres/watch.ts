import type { Availability } from './guarded-pool.ts';
import { BEAT, FIRST_PAUSE, LONGEST_PAUSE } from './limits.ts';
import { Listening } from './listening.ts';

export interface WatchHooks {
  /** Something was said on the channel. */
  heard(text: string): void;
  /** Said once, however many fail to reach it. */
  away(why: unknown): void;
  /** It answers again; whatever was said meanwhile was not heard. */
  back(): void;
}

/**
 * Listens to the other processes, and by that knows whether the database is there: one connection, made again with growing
 * pauses when it is lost. Others need not try while this one cannot.
 */
export class Watch implements Availability {
  readonly #url: string;
  readonly #name: string;
  readonly #hooks: WatchHooks;
  #listening: Listening | null = null;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #pause = FIRST_PAUSE;
  #isClosed = false;

  constructor(url: string, name: string, hooks: WatchHooks) {
    this.#url = url;
    this.#name = name;
    this.#hooks = hooks;
  }

  /** Whether it was there and is not now. */
  isAway = false;

  async open(): Promise<void> {
    this.#listening = await this.#listen();
    this.#later(BEAT, () => this.#look());
  }

  /** Somebody could not reach it: looks now whether that was theirs alone. */
  async suspect(): Promise<void> {
    if (this.#listening !== null && !this.isAway) await this.#look();
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#listening?.drop();
    this.#listening = null;
  }

  #listen(): Promise<Listening> {
    return Listening.open(this.#url, this.#hooks.heard, () => this.#lost(new Error('the connection was lost')));
  }

  /** However many want to know, one look is under way. */
  #look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const listening = this.#listening;
    if (listening === null) return;
    const isHearing = await listening.isHearing(this.#name);
    if (this.#listening !== listening) return;
    if (isHearing) this.#later(BEAT, () => this.#look());
    else this.#lost(new Error('nothing is heard from it'));
  }

  #lost(why: unknown): void {
    const listening = this.#listening;
    if (listening === null) return;
    this.#listening = null;
    listening.drop();
    this.isAway = true;
    this.#hooks.away(why);
    this.#pause = FIRST_PAUSE;
    this.#later(0, () => this.#reopen());
  }

  async #reopen(): Promise<void> {
    try {
      const listening = await this.#listen();
      if (this.#isClosed) return listening.drop();
      this.#listening = listening;
    } catch {
      this.#later(this.#pause, () => this.#reopen());
      this.#pause = Math.min(LONGEST_PAUSE, 2 * this.#pause);
      return;
    }
    this.isAway = false;
    this.#later(BEAT, () => this.#look());
    this.#hooks.back();
  }

  /** One thing at a time is waited for: there is never more than one attempt under way. */
  #later(milliseconds: number, does: () => Promise<void>): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void does(), milliseconds);
  }
}
