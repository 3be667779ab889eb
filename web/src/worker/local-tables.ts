import { askedSeats } from '@cabinet-wars/host';
import {
  CannotLoad,
  type Choice,
  type Deal,
  type GameEvent,
  type Header,
  journalOf,
  type Order,
  type Reason,
  readTranscript,
  type Seat,
  type Source,
  Table,
  type ToldEvent,
  type Viewer,
  verifyTranscript,
} from '@cabinet-wars/kernel';
import type { Advice, Origin, PastState, SeatPlan, TableState, Timeline } from '../client/table-client.ts';
import type { Prologue, Store, TableRecord } from '../store/store.ts';
import { adviceAt } from './advice.ts';
import type { BotRunner } from './bots.ts';
import { loadGame } from './load-game.ts';
import { LocalTable } from './local-table.ts';
import { type Lock, lockTable } from './lock.ts';
import type { NewTable, Opened, Push, TableSummary } from './protocol.ts';
import { freshId, freshSeal } from './seal.ts';

/** What the page may ask of the worker: the list of games kept here, and everything done at the tables that are open. */
export class LocalTables {
  readonly #store: Store;
  readonly #bots: BotRunner;
  readonly #push: (message: Push) => void;
  readonly #open = new Map<string, { table: LocalTable; lock: Lock; opening: number }>();
  readonly #turns = new Map<string, Promise<unknown>>();
  #openings = 0;

  constructor(store: Store, bots: BotRunner, push: (message: Push) => void) {
    this.#store = store;
    this.#bots = bots;
    this.#push = push;
  }

  async list(): Promise<TableSummary[]> {
    const records = await this.#store.list();
    return records.map(summaryOf).sort((a, b) => b.changed - a.changed);
  }

  async create({ game: id, name, options, seats, start, data }: NewTable): Promise<string> {
    const { game } = await loadGame(id, data);
    const players = seats.map((seat) => seat.name);
    const from = start === undefined ? {} : { start };
    const table = Table.open(game, { options, players, chance: freshSeal(seats.length), ...from });
    return this.#keepNew(table, name, seats, start === undefined ? 'game' : 'lesson');
  }

  async remove(id: string): Promise<void> {
    await this.close(id);
    await this.#store.remove(id);
  }

  open = (id: string): Promise<Opened> =>
    this.#inTurn(id, async () => {
      await this.#shut(id);
      const lock = await lockTable(id);
      try {
        const table = await this.#load(id);
        const opening = ++this.#openings;
        this.#open.set(id, { table, lock, opening });
        return { ...table.enter(), opening };
      } catch (error) {
        lock.release();
        throw error;
      }
    });

  /** `opening`: only if it is still that one. Whoever left before it was open may be back, at another. */
  close = (id: string, opening?: number): Promise<void> =>
    this.#inTurn(id, async () => {
      if (opening === undefined || this.#open.get(id)?.opening === opening) await this.#shut(id);
    });

  /** A table is opened and closed in order: whoever comes back waits until what was left has been kept. */
  #inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    const mine = (this.#turns.get(id) ?? Promise.resolve()).then(act);
    this.#turns.set(
      id,
      mine.catch(() => undefined),
    );
    return mine;
  }

  async #shut(id: string): Promise<void> {
    const open = this.#open.get(id);
    if (open === undefined) return;
    this.#open.delete(id);
    await open.table.close();
    open.lock.release();
  }

  sit = (id: string, viewer: Viewer): TableState => this.#at(id).sit(viewer);
  choose = (id: string, seat: Seat, askId: number, choice: Choice | readonly Choice[], grace = 0) =>
    this.#at(id).act(seat, (table) => table.choose(seat, askId, choice), grace);
  undo = (id: string, seat: Seat) => this.#at(id).act(seat, (table) => table.undo(seat));
  order = (id: string, seat: Seat, order: Order, on: boolean) =>
    this.#at(id).act(seat, (table) => table.order(seat, order, on));
  propose = (id: string, seat: Seat, deal: Deal) => this.#at(id).act(seat, (table) => table.propose(seat, deal));
  answer = (id: string, seat: Seat, offer: number, accept: boolean) =>
    this.#at(id).act(seat, (table) => table.answer(seat, offer, accept));
  withdraw = (id: string, seat: Seat, offer: number) => this.#at(id).act(seat, (table) => table.withdraw(seat, offer));
  explain = (id: string, seat: Seat, wish: Partial<Choice>): readonly Reason[] => this.#at(id).explain(seat, wish);
  shown = (id: string, version: number): void => this.#open.get(id)?.table.shown(version);
  transcript = (id: string): string => this.#at(id).transcript();
  past = (id: string, at: number): PastState => this.#at(id).history().past(at, this.#at(id).viewer);

  /** `call` is a number of the caller's own, by which it can be cancelled. */
  advise(id: string, at: number, call: number): Promise<Advice | null> {
    const local = this.#at(id);
    // A game read from a file has no secrets from whoever holds the file.
    const isOpen = local.table.result !== null || local.facts.origin === 'file';
    const eyes = isOpen ? 'open' : local.viewer;
    return adviceAt(call, local.game, local.history().table(at), eyes, this.#bots);
  }

  async cancelAdvice(call: number): Promise<void> {
    await this.#bots.cancel(call);
  }

  timeline(id: string): Timeline {
    const local = this.#at(id);
    return local.history().timeline(local.viewer);
  }

  /** A finished game goes on as it was; of one still played only what the viewer knows, the rest dealt anew. */
  async branch(id: string, at: number, name: string): Promise<string> {
    const local = this.#at(id);
    const { game, viewer, seats } = local;
    const past = local.history().table(at);
    const chance = freshSeal(seats.length);
    const { options, players } = past.header;
    // A game that is over may be laid open: on goes a person.
    const person = seats.findIndex(({ sitter }) => sitter !== 'bot');
    const eyes = viewer === 'open' && person >= 0 ? person : viewer;
    const prologue = { viewer: eyes, own: toldUntil(local, at, eyes), open: toldUntil(local, at, 'spectator') };
    if (local.table.result !== null) return this.#keepNew(past.fork(chance), name, seats, 'what-if', prologue);
    const start = game.sample(past.view(viewer), { roll: (n) => chance.next(n), draw: (n) => chance.next(n) });
    return this.#keepNew(Table.open(game, { options, players, chance, start }), name, seats, 'what-if', prologue);
  }

  /** Takes in a transcript: replayed and checked to the last die before it is kept. */
  async importTranscript(text: string, name: string): Promise<string> {
    const read = readTranscript(text);
    if (!read.ok) throw new CannotLoad(`line ${read.problem.line}: ${read.problem.message}`);
    const { game } = await loadGame(read.transcript.game, read.transcript.data);
    const replayable = journalOf(game, read.transcript);
    if (!replayable.ok) throw new CannotLoad(`line ${replayable.problem.line}: ${replayable.problem.message}`);
    const [problem] = verifyTranscript(game, read.transcript).problems;
    if (problem !== undefined) throw new CannotLoad(`line ${problem.line}: ${problem.message}`);
    const { header, journal } = replayable;
    const table = Table.replay(game, header, journal, sourceOf(header));
    const plans = header.players.map((player, seat) => asPerson(player, table.seats[seat].plays));
    return this.#keepNew(table, name, plans, 'file');
  }

  #at(id: string): LocalTable {
    const open = this.#open.get(id);
    if (open === undefined) throw new Error(`table ${id} is not open`);
    return open.table;
  }

  async #load(id: string): Promise<LocalTable> {
    const kept = await this.#store.load(id);
    if (kept === null) throw new CannotLoad('no such table is kept here');
    const { record, journal, snapshot } = kept;
    const { data } = record.header;
    const { game } = await loadGame(record.header.game, data);
    if (data !== undefined) await this.#bots.know(game.id, data);
    const saved = { header: record.header, journal, forgotten: 0, snapshot };
    const table = Table.load(game, saved, sourceOf(record.header));
    return new LocalTable(game, table, record, {
      store: this.#store,
      bots: this.#bots,
      change: (change) => this.#push({ push: 'change', table: id, change }),
      fault: (fault) => this.#push({ push: 'fault', table: id, fault }),
    });
  }

  async #keepNew(
    table: Table,
    name: string,
    seats: readonly SeatPlan[],
    origin: Origin,
    prologue?: Prologue,
  ): Promise<string> {
    const saved = table.save();
    const begun = newRecord(table, saved.header, name, seats, origin);
    const record = prologue === undefined ? begun : { ...begun, prologue };
    await this.#store.create({ record, journal: saved.journal, snapshot: saved.snapshot });
    return record.id;
  }
}

/** A story as it was told to a viewer, numbered so that it ends before a new one begins. */
function toldUntil(local: LocalTable, at: number, viewer: Viewer): ToldEvent<GameEvent>[] {
  const { told: all, at: moments } = local.history().timeline(viewer);
  const told = all.filter((_, i) => moments[i] <= at);
  const next = (told.at(-1)?.id ?? -1) + 1;
  return told.map((each) =>
    'event' in each
      ? { ...each, id: each.id - next }
      : { ...each, id: each.id - next, takenBackFrom: each.takenBackFrom - next },
  );
}

/** Where a game's numbers came from unknown places, it goes on with fresh ones. */
const sourceOf = ({ source, players }: Header): Source | undefined =>
  source.kind === 'other' ? freshSeal(players.length) : undefined;

/** Whoever is called by the id of what it plays has been given no name: the page then says what it plays. */
const asPerson = (name: string, plays: string): SeatPlan => ({
  sitter: 'person',
  name: name === plays ? '' : name,
  bot: null,
});

function newRecord(
  table: Table,
  header: Header,
  name: string,
  seats: readonly SeatPlan[],
  origin: Origin,
): TableRecord {
  const now = Date.now();
  return {
    id: freshId(),
    name,
    origin,
    created: now,
    changed: now,
    header,
    seats,
    plays: table.seats.map(({ plays }) => plays),
    finished: table.result !== null,
    waitsFor: askedSeats(table),
    unseenFrom: seats.map(() => 0),
    entries: table.version,
    stamps: origin === 'file' ? [] : [{ from: 0, at: now }],
  };
}

function summaryOf(record: TableRecord): TableSummary {
  const { id, name, header, origin, created, changed, finished, waitsFor, entries, plays } = record;
  const seats = record.seats.map((seat, i) => ({ plays: plays[i], ...seat }));
  const { game, options } = header;
  return { id, name, game, options, origin, seats, created, changed, finished, waitsFor, entries };
}
