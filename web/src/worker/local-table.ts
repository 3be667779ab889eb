import { askedSeats, giveOnlyAnswers, isSnapshotDue } from '@cabinet-wars/host';
import { History } from '@cabinet-wars/host/history';
import {
  type AnyGame,
  exportTranscript,
  type GameEvent,
  type Reason,
  type Refusal,
  type Seat,
  seedHash,
  type Table,
  type ToldEvent,
  type Viewer,
  writeTranscript,
} from '@cabinet-wars/kernel';
import type { Stamp, TableFacts, TableState } from '../client/table-client.ts';
import { type Fault, faultOf } from '../rpc.ts';
import type { Store, TableRecord } from '../store/store.ts';
import { BotSeats } from './bot-seats.ts';
import type { BotRunner } from './bots.ts';
import type { Opened, SentChange } from './protocol.ts';

const MINUTE = 60_000;

/** What a local table needs of its surroundings. */
export interface Surroundings {
  readonly store: Store;
  readonly bots: BotRunner;
  change(change: SentChange): void;
  fault(fault: Fault): void;
}

/** One table on this device: people in turn behind a curtain, bots in the other seats, every change kept. */
export class LocalTable {
  readonly facts: TableFacts;
  readonly game: AnyGame;
  readonly #table: Table;
  readonly #around: Surroundings;
  #record: TableRecord;
  #viewer: Viewer = 'spectator';
  #next = 0;
  /** The first event of the change to come. */
  #coming: number;
  #kept: number;
  #saving: Promise<void> = Promise.resolve();
  #shown: Promise<void> = Promise.resolve();
  #history: History | null = null;
  readonly #bots: BotSeats;

  constructor(game: AnyGame, table: Table, record: TableRecord, around: Surroundings) {
    this.game = game;
    this.#table = table;
    this.#record = record;
    this.#around = around;
    this.#kept = record.entries;
    this.#coming = Math.max(...table.seats.map((_, seat) => this.#nextFor(seat, 0)));
    this.facts = factsOf(table, record);
    this.#bots = new BotSeats(table, record.seats, around.bots, {
      moved: (seat) => this.#changed(seat),
      fault: around.fault,
    });
  }

  /** Sits down at the table: alone at the device in one's own seat, else nowhere until the curtain rises. */
  enter(): Omit<Opened, 'opening'> {
    const people = this.#people();
    this.#viewer = this.#table.result !== null ? 'open' : people.length === 1 ? people[0] : 'spectator';
    if (this.#giveOnlyAnswers()) this.#keep(people[0]);
    this.#bots.shown(this.#table.version);
    const state = this.#state(0);
    this.#next = nextOf(state.told);
    this.#bots.move();
    return { facts: this.facts, state };
  }

  sit(viewer: Viewer): TableState {
    if (viewer === 'open' && this.#table.result === null) throw new Error('the game is not over');
    if (typeof viewer === 'number' && !this.#people().includes(viewer)) throw new Error('that seat is not yours');
    this.#viewer = viewer;
    const state = this.#state(0);
    this.#next = nextOf(state.told);
    return state;
  }

  /** Does something at the table in a seat of this device; what is taken is kept and shown before this answers. */
  async act<R extends { readonly ok: true } | Refusal>(seat: Seat, does: (table: Table) => R, grace = 0): Promise<R> {
    if (!this.#people().includes(seat)) throw new Error('that seat is not yours');
    const result = does(this.#table);
    this.#bots.hold(grace);
    if (result.ok) this.#changed(seat);
    await this.#shown;
    return result;
  }

  explain(seat: Seat, wish: unknown): readonly Reason[] {
    return this.#table.explain(seat, wish);
  }

  shown(version: number): void {
    this.#bots.shown(version);
  }

  history(): History {
    this.#history ??= new History(this.game, this.#table, this.#viewers());
    return this.#history;
  }

  get table(): Table {
    return this.#table;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  get seats(): TableRecord['seats'] {
    return this.#record.seats;
  }

  transcript(): string {
    const { header, journal } = this.#table;
    const viewer = this.#viewer === 'open' ? 'spectator' : this.#viewer;
    return writeTranscript(exportTranscript(this.game, header, journal, viewer));
  }

  async close(): Promise<void> {
    this.#bots.stop();
    await this.#saving;
  }

  /** Everybody who may look: the device goes from hand to hand. */
  #viewers(): Viewer[] {
    const open: readonly Viewer[] = this.#table.result === null ? [] : ['open'];
    return [...this.#table.seats.keys(), 'spectator', ...open];
  }

  #people(): Seat[] {
    return this.#record.seats.flatMap(({ sitter }, seat) => (sitter === 'bot' ? [] : [seat]));
  }

  /** With the story from an event on. */
  #state(since: number): TableState {
    const viewer = this.#viewer;
    const seated = typeof viewer === 'number';
    return {
      version: this.#table.version,
      viewer,
      // What a host of all games sees of them is plain data.
      view: this.#table.view(viewer) as TableState['view'],
      asks: this.#table.asks(viewer),
      told: since === 0 ? [...this.#prologue(), ...this.#table.events(viewer, 0)] : this.#table.events(viewer, since),
      stamps: this.#record.stamps ?? [],
      offers: this.#table.offers(viewer),
      orders: seated ? this.#table.orders(viewer) : [],
      whyNoUndo: seated ? this.#table.whyNoUndo(viewer) : { why: 'undo-nothing' },
      result: this.#table.result,
      handTo: this.#handTo(),
      unseenFrom: seated ? this.#record.unseenFrom[viewer] : 0,
      whys: [...this.#bots.whys],
    };
  }

  /** What was told before a what-if began, as far as the viewer may know it. */
  #prologue(): readonly ToldEvent<GameEvent>[] {
    const { prologue } = this.#record;
    if (prologue === undefined) return [];
    return prologue.viewer === this.#viewer ? prologue.own : prologue.open;
  }

  /** Whoever looks goes on if asked; else the device goes to the next person who is. */
  #handTo(): Seat | null {
    const people = this.#people();
    const asked = askedSeats(this.#table).filter((seat) => people.includes(seat));
    return asked.find((seat) => seat === this.#viewer) ?? asked[0] ?? null;
  }

  /** The first event a seat has not been told, if it has been told all before another. */
  #nextFor(viewer: Viewer, since: number): number {
    return Math.max(since, nextOf(this.#table.events(viewer, since)));
  }

  /**
   * Whoever is alone with bots is never stopped for an answer that is the only one. Where people hand the device on, the
   * handing on would tell what somebody holds: there all are asked.
   */
  #giveOnlyAnswers(): boolean {
    const people = this.#people();
    return people.length === 1 && giveOnlyAnswers(this.#table, people);
  }

  #changed(by: Seat): void {
    this.#history = null;
    this.#giveOnlyAnswers();
    this.#keep(by);
    this.#publish(by);
    this.#bots.move();
  }

  /** Nothing is shown before it is kept: whatever a player has seen survives a crash. */
  #publish(by: Seat): void {
    const { told: fresh, ...state } = this.#state(this.#next);
    this.#next = Math.max(this.#next, nextOf(fresh));
    const change = { state, fresh, own: by === this.#viewer };
    this.#shown = this.#saving.then(() => this.#around.change(change));
  }

  #keep(by: Seat): void {
    const table = this.#table;
    const { version, journal, result } = table;
    const from = this.#kept;
    const snapshot = isSnapshotDue(from, table) ? table.save().snapshot : null;
    const now = Date.now();
    this.#record = {
      ...this.#record,
      changed: now,
      stamps: stamped(this.#record.stamps ?? [], this.#coming, now),
      finished: result !== null,
      waitsFor: askedSeats(table),
      unseenFrom: this.#record.unseenFrom.with(by, this.#nextFor(by, this.#record.unseenFrom[by])),
      entries: version,
    };
    this.#kept = version;
    this.#coming = this.#nextFor(by, this.#coming);
    const { store } = this.#around;
    const [record, entries] = [this.#record, journal.slice(from)];
    this.#saving = this.#saving
      .then(() => store.append(record, from, entries, snapshot))
      .catch((error) => this.#around.fault(faultOf(error)));
  }
}

/** A stamp a minute is all the log shows, and keeps the record small in a long game. */
const stamped = (stamps: readonly Stamp[], from: number, now: number): readonly Stamp[] =>
  now - (stamps.at(-1)?.at ?? 0) < MINUTE ? stamps : [...stamps, { from, at: now }];

const nextOf = (told: readonly { readonly id: number }[]): number => (told.at(-1)?.id ?? -1) + 1;

function factsOf({ header, seats }: Table, record: TableRecord): TableFacts {
  const { id, name, origin, created } = record;
  const sitters = seats.map(({ plays }, seat) => ({ plays, ...record.seats[seat] }));
  const hash = header.source.kind === 'sealed' ? seedHash(header.source.seed) : null;
  const { game, options, data } = header;
  const own = data === undefined ? {} : { data };
  return { id, name, game, options, ...own, seats: sitters, created, seedHash: hash, origin };
}
