import type { Seat, Viewer } from '@cabinet-wars/kernel';
import type { Act, ServerMessage } from '@cabinet-wars/protocol';
import { Refused } from '../errors.ts';
import { DatabaseAway } from '../store/database-away.ts';
import { leaveLobby } from '../store/lobby-rows.ts';
import type { ProgressRow } from '../store/schema.ts';
import type { Append } from '../store/store.ts';
import type { Who } from '../who.ts';
import { TableActor } from './actor.ts';
import type { Answer } from './do-act.ts';
import type { Live } from './live.ts';
import { type MayBegin, openGame } from './open-game.ts';
import type { Surroundings } from './surroundings.ts';

/** A chat message as it is sent: to everybody, or to one seat. `key` is the sender's name for it, sent again if the socket was cut. */
export interface ChatPost {
  readonly key: string;
  readonly text: string;
  readonly to: Seat | null;
}

/** Takes a chat message; what it throws is told to the sender. */
export type OnChat = (table: string, seat: Seat | null, who: Who | null, said: ChatPost) => Promise<void>;

/** How many of the oldest are looked at to find one that may go: those somebody watches stay, however many. */
const MOST_LOOKS = 50;
const LOOK_AGAIN = 1000;

/** The tables this process has in memory: those somebody looks at, and the last few that were wanted. */
export class Tables {
  readonly #around: Surroundings;
  readonly #most: number;
  /** In the order in which they were last wanted. */
  readonly #actors = new Map<string, TableActor>();
  readonly #unsubscribe: () => void;
  /** Where chat goes: set by the part that keeps them. */
  onSay: OnChat | null = null;

  /** Where stored acts go whose lists of tables they change: set by the part that keeps lobbies up to date. */
  onTurn: ((table: string, append: Append) => void) | null = null;

  constructor(around: Surroundings, most: number) {
    this.#around = {
      ...around,
      turned: (table, append) => this.onTurn?.(table, append),
      doubted: (table) => this.#follow(table, (actor) => actor.refresh()),
    };
    this.#most = most;
    around.presence.onChange = (id) => void this.#actors.get(id)?.cameOrWent().catch(this.#fault);
    this.#unsubscribe = around.store.bulletin.subscribe((notice) => {
      if (notice.t === 'moved') this.#follow(notice.table, (actor) => actor.moved(notice.version));
      if (notice.t === 'table' && notice.what === 'details')
        this.#follow(notice.table, (actor) => actor.detailsChanged());
      if (notice.t === 'missed')
        for (const id of this.#actors.keys()) this.#follow(id, (actor) => actor.detailsChanged());
    });
  }

  get size(): number {
    return this.#actors.size;
  }

  /** How many sockets are open, over all tables. */
  get watchers(): number {
    let watchers = 0;
    for (const actor of this.#actors.values()) watchers += actor.watchers;
    return watchers;
  }

  /** Whether somebody has this seat's page open, through whichever process. */
  isHere(id: string, seat: Seat): boolean {
    return this.#around.presence.at(id).has(seat);
  }

  openGame(id: string, may?: MayBegin): Promise<void> {
    return openGame(this.#around, id, may);
  }

  act(id: string, seat: Seat, act: Act): Promise<Answer> {
    return this.at(id).act(seat, act);
  }

  read<T>(id: string, look: (live: Live) => T | Promise<T>): Promise<T> {
    return this.at(id).read(look);
  }

  /** After the rows of a table's seats were changed: every process looks again and tells whoever watches. */
  async seatsChanged(id: string): Promise<void> {
    const { store } = this.#around;
    await store.addJob(store.db, { kind: 'bots', key: `bots:${id}`, payload: { table: id }, at: null });
    await this.detailsChanged(id);
  }

  /**
   * Changes what is kept about a game beside its journal, such as its clocks or that it was given up. False, and nothing
   * changed, where the game is over: what it ended with stands.
   */
  async amend(
    id: string,
    change: Partial<Pick<ProgressRow, 'status' | 'deadline' | 'clocks' | 'result'>>,
  ): Promise<boolean> {
    const { store, now } = this.#around;
    // When a game ended is when delayed spectators may begin to count.
    const row = change.status === undefined ? change : { ...change, changed: now() };
    const isAmended = await store.db.transaction().execute(async (trx) => {
      const amended = await trx
        .updateTable('progress')
        .set(row)
        .where('table_id', '=', id)
        .where('status', 'in', ['open', 'playing', 'halted'])
        .executeTakeFirst();
      if (amended.numUpdatedRows === 0n) return false;
      if (change.status === 'finished' || change.status === 'abandoned') await leaveLobby(trx, id, now());
      return true;
    });
    if (!isAmended) return false;
    await this.detailsChanged(id);
    return true;
  }

  abandon(id: string): Promise<boolean> {
    return this.amend(id, { status: 'abandoned', deadline: null });
  }

  /** Sends a message to those who look at a table from this process. */
  tell(id: string, message: ServerMessage, to?: (viewer: Viewer) => boolean): void {
    this.#actors.get(id)?.audience.tell(JSON.stringify(message), to);
  }

  /** The same to those who see only what was some time ago. */
  tellDelayed(id: string, message: ServerMessage, to?: (viewer: Viewer) => boolean): void {
    this.#actors.get(id)?.delayed.audience.tell(JSON.stringify(message), to);
  }

  /** Lets go of a table nobody looks at: it is read from the store when it is next wanted. */
  forget(id: string): void {
    if (this.#actors.get(id)?.isIdle) this.#actors.delete(id);
  }

  at(id: string): TableActor {
    const known = this.#actors.get(id);
    const actor = known ?? new TableActor(id, this.#around);
    this.#actors.delete(id);
    this.#actors.set(id, actor);
    if (known === undefined && this.#actors.size > this.#most) this.#letGo();
    return actor;
  }

  /** Closes every socket, so that its owner comes back to another process, and waits for what is under way. */
  async close(): Promise<void> {
    this.#unsubscribe();
    const actors = [...this.#actors.values()];
    for (const { audience, delayed } of actors) {
      audience.closeAll('shutting-down');
      delayed.close('shutting-down');
    }
    await Promise.all(actors.map((actor) => actor.settled()));
  }

  /** Something about a table beside its game has changed: every process looks again and tells whoever watches. */
  async detailsChanged(id: string): Promise<void> {
    await this.#around.store.bulletin.publish({ t: 'table', table: id, what: 'details', id: null });
  }

  /** Takes in what was done elsewhere. It is said once: should the database be away just then, it is looked for again. */
  #follow(id: string, look: (actor: TableActor) => Promise<void>): void {
    const actor = this.#actors.get(id);
    if (actor === undefined) return;
    look(actor).catch((fault) => {
      if (fault instanceof DatabaseAway) setTimeout(() => this.#follow(id, look), LOOK_AGAIN).unref();
      else this.#fault(fault);
    });
  }

  #letGo(): void {
    let looked = 0;
    for (const [id, actor] of this.#actors) {
      if (this.#actors.size <= this.#most || ++looked > MOST_LOOKS) return;
      if (actor.isIdle) this.#actors.delete(id);
    }
  }

  readonly #fault = (fault: unknown): void => {
    if (!(fault instanceof Refused)) this.#around.fault(fault, 'tables');
  };
}
