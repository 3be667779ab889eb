import { type AnyGame, Table, type Viewer } from '@cabinet-wars/kernel';
import type { Closing } from '@cabinet-wars/protocol/messages';
import { fromJson } from '../../store/json-columns.ts';
import type { SeatsRow } from '../../store/schema.ts';
import type { Live } from '../live.ts';
import { entriesSince, seatsOf } from '../load-table.ts';
import { progressAfter } from '../progress.ts';
import type { Surroundings } from '../surroundings.ts';
import { Audience } from './audience.ts';
import type { Connection } from './connection.ts';
import { pastSitters, seatsThen } from './past-sitters.ts';
import { seatsMessage, welcome } from './welcome.ts';

const LOOK = 500;

/**
 * A table as it was some time ago, for spectators who may not see what is: a second table that follows the journal of the
 * first when its entries have become old enough. It exists while somebody watches it.
 */
export class DelayedSpectators {
  readonly audience = new Audience();
  readonly #around: Surroundings;
  readonly #fault: (fault: unknown) => void;
  #live: Live | null = null;
  #timer: NodeJS.Timeout | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings) {
    this.#around = around;
    this.#fault = (fault) => around.fault(fault, 'delayed spectators');
  }

  join(now: Live, connection: Connection, since: number): Promise<Viewer> {
    return this.#enqueue(async () => {
      const live = this.#live ?? (await this.#begin(now));
      this.#live = live;
      this.#timer ??= setInterval(() => void this.#enqueue(() => this.#follow()).catch(this.#fault), LOOK);
      const viewer = live.table.result === null ? 'spectator' : 'open';
      const known = this.audience.join(live, viewer, connection);
      const { db } = this.#around.store;
      const from = viewer === 'open' ? 0 : since;
      connection.send(await welcome(db, live, this.audience.seatsHere(), { viewer, seat: null, known, since: from }));
      return viewer;
    });
  }

  leave(viewer: Viewer, connection: Connection): void {
    this.audience.leave(viewer, connection);
    if (this.audience.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#live = null;
  }

  close(why: Closing): void {
    this.audience.closeAll(why);
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  async #begin(now: Live): Promise<Live> {
    const { table, game, row } = now;
    const { version, at } = await this.#oldEnough(row, 0);
    const then = await this.#restored(game, table, row.id, version);
    const progress = this.#masked(now, then, at);
    return { ...now, table: then, progress, seats: await this.#seatsThen(row) };
  }

  /** From the newest snapshot if that is old enough, else from the very beginning. */
  async #restored(game: AnyGame, { header }: Table, id: string, version: number): Promise<Table> {
    const { db } = this.#around.store;
    const row = await db.selectFrom('snapshots').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow();
    if (row.at > version) return Table.replay(game, header, await entriesSince(db, id, 0, version));
    const journal = await entriesSince(db, id, row.at, version);
    const snapshot = fromJson('snapshot', row.snapshot);
    const saved = { header: { ...header, stateVersion: row.rules }, journal, forgotten: row.at, snapshot };
    return Table.load(game, saved);
  }

  async #follow(): Promise<void> {
    const live = this.#live;
    if (live === null) return;
    await this.#reseat(live);
    const { version, at } = await this.#oldEnough(live.row, live.table.version);
    if (version <= live.table.version) return;
    live.table.follow(await entriesSince(this.#around.store.db, live.row.id, live.table.version, version));
    live.progress = this.#masked(live, live.table, at);
    this.audience.publish(live, null);
  }

  async #reseat(live: Live): Promise<void> {
    const seats = await this.#seatsThen(live.row);
    if (JSON.stringify(seats) === JSON.stringify(live.seats)) return;
    live.seats = seats;
    this.audience.tell(seatsMessage(live, this.audience.seatsHere()));
  }

  async #seatsThen(row: Live['row']): Promise<SeatsRow[]> {
    const { store, now } = this.#around;
    const past = await pastSitters(store, [row.id]);
    return seatsThen(row, await seatsOf(store.db, row.id), past, now());
  }

  /** The version the table had so long ago, and when it came to it. */
  async #oldEnough({ id, delay, created }: Live['row'], from: number): Promise<{ version: number; at: number }> {
    const last = await this.#around.store.db
      .selectFrom('journal')
      .select(['first', 'count', 'at'])
      .where('table_id', '=', id)
      .where('first', '>=', from)
      .where('at', '<=', this.#around.now() - delay * 1000)
      .orderBy('first', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last === undefined ? { version: from, at: created } : { version: last.first + last.count, at: last.at };
  }

  /** What is kept beside the game is of today: nothing of it is shown. */
  #masked({ progress }: Live, table: Table, at: number): Live['progress'] {
    const before = { ...progress, deadline: null, clocks: 'null', waits_for: '', result: null };
    return progressAfter(table, before, null, at, table.shown);
  }

  #enqueue<T>(does: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(does);
    this.#queue = done.catch(() => {});
    return done;
  }
}
