import { isSnapshotBetween } from '@cabinet-wars/host';
import type { Seat, Viewer } from '@cabinet-wars/kernel';
import type { Act } from '@cabinet-wars/protocol';
import { refused } from '../errors.ts';
import type { ProgressRow } from '../store/schema.ts';
import type { Append } from '../store/store.ts';
import { Audience } from './audience/audience.ts';
import type { Connection } from './audience/connection.ts';
import { isDelayed } from './audience/delay.ts';
import { DelayedSpectators } from './audience/delayed-spectators.ts';
import { seatsMessage, welcome } from './audience/welcome.ts';
import { type Answer, doAct, no } from './do-act.ts';
import { isLimited, whyTooMany } from './journal-limits.ts';
import type { Live } from './live.ts';
import { entriesSince, loadTable, seatsOf } from './load-table.ts';
import { linesLetGo } from './read-story.ts';
import { appendOf } from './store-act.ts';
import { storedAnswer } from './stored-answer.ts';
import type { Surroundings } from './surroundings.ts';

const TRIES = 8;

/** As whom somebody has joined, and where to leave again. */
export interface Joined {
  readonly viewer: Viewer;
  readonly audience: { leave(viewer: Viewer, connection: Connection): void | Promise<void> };
}

/**
 * One table in this process. Everything said to it waits in one queue, so that nobody sees a choice before it is stored,
 * and no two are made at once. Other processes may play at the same table: the store's version tells who was first.
 */
export class TableActor {
  readonly id: string;
  readonly audience = new Audience();
  /** Those who may only see what was some time ago. */
  readonly delayed: DelayedSpectators;
  readonly #around: Surroundings;
  #live: Live | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Whether somebody has come of whom the others are still to be told. */
  #seatsAreNews = false;

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.delayed = new DelayedSpectators(around);
    this.#around = around;
  }

  /** Whether it may be let go of: nobody looks, and nothing is under way. */
  get isIdle(): boolean {
    return this.#waiting === 0 && this.watchers === 0;
  }

  get watchers(): number {
    return this.audience.size + this.delayed.audience.size;
  }

  /** Something a seat does. Answered when it is durable and those who look have been sent it. */
  act(seat: Seat, act: Act, byBotsJob = false): Promise<Answer> {
    const began = performance.now();
    return this.#enqueue(async () => {
      const answer = await this.#act(seat, act, byBotsJob);
      this.#around.metrics.acted(act.t, answer.ok, (performance.now() - began) / 1000);
      return answer;
    });
  }

  /** Gives the only answer a seat has, if that question is still open. It is nobody's act: the seat has seen nothing of it. */
  answerFor(seat: Seat, askId: number): Promise<Answer> {
    const does = ({ table }: Live): Answer =>
      table.asks(seat).own?.askId === askId ? table.answerFor(seat) : no('stale-question');
    return this.#enqueue(() => this.#doing(seat, does, undefined, true));
  }

  /** Looks at the table between two acts. Nothing of it may be kept. */
  read<T>(look: (live: Live) => T | Promise<T>): Promise<T> {
    return this.#enqueue(async () => look(await this.#loaded()));
  }

  async join(viewer: Viewer, seat: Seat | null, connection: Connection, since: number): Promise<Joined> {
    const live = await this.read((each) => each);
    if (viewer === 'spectator' && isDelayed(live.row, live.progress, this.#around.now()))
      return { viewer: await this.delayed.join(live, connection, since), audience: this.delayed };
    return { viewer: await this.#enqueue(() => this.#join(viewer, seat, connection, since)), audience: this };
  }

  leave(viewer: Viewer, connection: Connection): Promise<void> {
    return this.#enqueue(async () => {
      this.#letGo(viewer, connection);
      if (this.#live !== null && !this.audience.seatsHere().has(viewer)) this.#tellSeats(this.#live);
    });
  }

  /** Takes in what is stored by now: word of another process's act may still be on its way. */
  refresh(): Promise<void> {
    return this.#enqueue(() => this.#takeIn());
  }

  /** Another process has played on: so much is stored now. */
  moved(version: number): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#live === null || this.#live.progress.version < version) await this.#takeIn();
    });
  }

  /** Seats, clocks or status were changed beside the game, here or elsewhere. */
  detailsChanged(): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#live !== null) this.#live.seats = await seatsOf(this.#around.store.db, this.id);
      await this.#takeIn();
      if (this.#live !== null) this.#tellSeats(this.#live);
    });
  }

  /** Somebody has come or gone, here or at other processes. */
  cameOrWent(): Promise<void> {
    return this.#enqueue(async () => {
      if (this.audience.size === 0) return;
      // An act that could not be stored may have taken the table with it: those who look are told all the same.
      this.#tellSeats(await this.#loaded());
    });
  }

  /** Resolves when all that was said so far is done. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  async #join(viewer: Viewer, seat: Seat | null, connection: Connection, since: number): Promise<Viewer> {
    const live = await this.#loaded();
    const sees = live.table.result === null ? viewer : 'open';
    const isNew = !this.audience.seatsHere().has(sees);
    const known = this.audience.join(live, sees, connection);
    if (isNew) this.#noteSeats();
    try {
      const { db } = this.#around.store;
      // Whoever comes back after the end sees more than before: the story is told anew.
      const from = sees === viewer ? since : 0;
      connection.send(
        await welcome(db, live, this.#around.presence.at(this.id), { viewer: sees, seat, known, since: from }),
      );
    } catch (fault) {
      this.#letGo(sees, connection);
      throw fault;
    }
    if (isNew) this.#tellSeatsSoon();
    return sees;
  }

  #act(seat: Seat, act: Act, byBotsJob: boolean): Promise<Answer> {
    const { db } = this.#around.store;
    const does = (live: Live): Answer => doAct(live.table, seat, act);
    const mayDo = async (live: Live): Promise<Answer> => (await whyTooMany(db, live, seat, act)) ?? does(live);
    // Asked each time: what was under way when the socket or the database was lost may be stored only now.
    const before = act.again ? () => storedAnswer(db, this.id, seat, act.id) : null;
    return this.#doing(seat, isLimited(act) ? mayDo : does, { key: byBotsJob ? null : act.id, byBotsJob, before });
  }

  async #doing(
    seat: Seat,
    does: (live: Live) => Answer | Promise<Answer>,
    how: {
      readonly key: string | null;
      readonly byBotsJob: boolean;
      readonly before: (() => Promise<Answer | null>) | null;
    } = { key: null, byBotsJob: false, before: null },
    byItself = false,
  ): Promise<Answer> {
    const { now, consequences } = this.#around;
    for (let tries = 0; tries < TRIES; tries++) {
      const stored = how.before === null ? null : await how.before();
      if (stored !== null) return stored;
      // Nearly always there is nothing to wait for but the disk: each wait leaves something behind, at a thousand tables at once.
      const live = this.#live ?? (await this.#loaded());
      if (live.progress.status !== 'playing') return no(live.progress.result === null ? 'not-playing' : 'game-over');
      const { shown } = live.table;
      // Until it is stored the table in memory is ahead: should anything fail, rules or disk, it is not to be trusted.
      this.#live = null;
      const given = does(live);
      const answer = given instanceof Promise ? await given : given;
      if (!answer.ok) {
        this.#live = live;
        return answer;
      }
      const { key, byBotsJob } = how;
      const append = appendOf({ live, seat, key, answer, byBotsJob, byItself, now: now(), shown }, consequences);
      if (await this.#append(append)) {
        this.#around.turned?.(this.id, append);
        live.progress = append.progress;
        this.#live = live;
        this.audience.publish(live, byItself ? null : seat);
        if (append.snapshot !== null) live.table.forget();
        return answer;
      }
    }
    throw refused('conflict');
  }

  /** Where storing fails it may have been stored all the same: whoever looks is told what is, though nobody asks again here. */
  #append(append: Append): Promise<boolean> {
    return this.#around.store.append(append).catch((fault) => {
      this.#around.doubted?.(this.id);
      throw fault;
    });
  }

  async #loaded(): Promise<Live> {
    if (this.#live !== null) return this.#live;
    const { db } = this.#around.store;
    const live = await loadTable(db, this.id);
    // Those who look may have seen less than what is stored by now, and less than what the table still holds.
    const letGo = this.audience.size > 0 ? await linesLetGo(db, live, this.audience.shown) : [];
    this.#live = live;
    this.audience.publish(live, null, letGo);
    return live;
  }

  /** What is stored by now. A table that was let go of is loaded anew for those who look; else when it is next wanted. */
  async #takeIn(): Promise<void> {
    if (this.#live !== null) await this.#catchUp(this.#live);
    else if (this.audience.size > 0) await this.#loaded();
  }

  async #catchUp(live: Live): Promise<void> {
    const { db } = this.#around.store;
    const progress: ProgressRow | undefined = await db
      .selectFrom('progress')
      .selectAll()
      .where('table_id', '=', this.id)
      .executeTakeFirst();
    this.#live = null;
    // A moderator has deleted it.
    if (progress === undefined) throw refused('no-such-table');
    if (isSnapshotBetween(live.progress.version, progress.version)) {
      // Another process has stored the story so far and let go of it: so must this one, or it would store it again.
      await this.#loaded();
      return;
    }
    if (progress.version > live.progress.version)
      live.table.follow(await entriesSince(db, this.id, live.progress.version, progress.version));
    live.progress = progress;
    this.#live = live;
    this.audience.publish(live, null);
  }

  #letGo(viewer: Viewer, connection: Connection): void {
    this.audience.leave(viewer, connection);
    if (!this.audience.seatsHere().has(viewer)) this.#noteSeats();
  }

  #noteSeats(): void {
    const seats = [...this.audience.seatsHere()].filter((viewer) => typeof viewer === 'number');
    this.#around.presence.set(this.id, seats);
  }

  /** After a restart all who sit here come back at once: the others are told once, and not of each by itself. */
  #tellSeatsSoon(): void {
    if (this.#seatsAreNews) return;
    this.#seatsAreNews = true;
    setImmediate(() => {
      this.#seatsAreNews = false;
      this.cameOrWent().catch((fault) => this.#around.fault(fault, 'seats'));
    });
  }

  #tellSeats(live: Live): void {
    this.audience.tell(seatsMessage(live, this.#around.presence.at(this.id)));
  }

  #enqueue<T>(does: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#queue.then(does);
    this.#queue = done.then(this.#ended, this.#ended);
    return done;
  }

  readonly #ended = (): void => {
    this.#waiting--;
  };
}
