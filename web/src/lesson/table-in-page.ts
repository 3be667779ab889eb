import { History } from '@cabinet-wars/host/history';
import {
  type AnyGame,
  type Choice,
  type Done,
  exportTranscript,
  type Reason,
  type Refusal,
  refuse,
  type Seat,
  type Table,
  type Taken,
  writeTranscript,
} from '@cabinet-wars/kernel';
import type {
  Change,
  PastState,
  SeatFacts,
  TableClient,
  TableFacts,
  TableState,
  Timeline,
} from '../client/table-client.ts';

/** Questions of a table that begins again are not those of the one before, though it counts them alike. */
const ASKS_A_TABLE = 100_000;

export interface Named {
  readonly table: string;
  readonly learner: string;
  readonly others: string;
}

/** What is told to the table in the page by whoever leads there. */
export interface ToldTable {
  /** Something was done at the table, by the learner or by others. */
  changed(own: boolean): void;
  /** The table stands somewhere else: nothing of that is told, it simply stands there. */
  replaced(): void;
}

/** Whoever leads at a table in the page, as a teacher does. */
export interface Leader {
  readonly run: { readonly table: Table; readonly seat: Seat };
  /** Whether there is something to take back. */
  readonly hasBegun: boolean;
  /** Whether nothing more is asked of the learner here. */
  readonly isClosed: boolean;
  choose(choices: readonly Choice[]): Taken | Refusal;
  /** Takes back all that belongs together. */
  takeBackAll(): void;
  stop(): void;
}

/** A table at which one learns, alone. It lives in the page, and nothing of it is kept but by the page. */
export class TableInPage<L extends Leader> implements TableClient {
  readonly facts: TableFacts;
  readonly leader: L;
  readonly #watchers = new Set<(change: Change) => void>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #generation = 0;
  #told: number;
  #state: TableState;

  constructor(game: AnyGame, id: string, named: Named, lead: (told: ToldTable) => L) {
    this.leader = lead({ changed: (own) => this.#changed(own), replaced: () => this.#replaced() });
    const seats = this.table.seats.map(({ plays }, seat): SeatFacts => {
      const isLearner = seat === this.#seat;
      const name = isLearner ? named.learner : named.others;
      return { plays, sitter: isLearner ? 'me' : 'bot', name, bot: null };
    });
    this.facts = {
      id,
      name: named.table,
      game: game.id,
      options: this.table.header.options,
      seats,
      created: 0,
      seedHash: null,
      origin: 'lesson',
    };
    this.#told = this.#nextEvent();
    this.#state = this.#look();
  }

  get table(): Table {
    return this.leader.run.table;
  }

  state = (): TableState => this.#state;
  subscribe = (listener: () => void): (() => void) => joined(this.#listeners, listener);
  onChange = (watcher: (change: Change) => void): (() => void) => joined(this.#watchers, watcher);

  async choose(_seat: Seat, askId: number, choice: Choice | readonly Choice[]): Promise<Taken | Refusal> {
    if (askId !== this.#state.asks.own?.askId) return refuse({ why: 'stale-question' });
    const list: readonly Choice[] = Array.isArray(choice) ? choice : [choice];
    return this.leader.choose(list);
  }

  async undo(): Promise<Done> {
    this.leader.takeBackAll();
    return { ok: true };
  }

  async explain(seat: Seat, wish: Partial<Choice>): Promise<readonly Reason[]> {
    return this.table.explain(seat, wish);
  }

  async timeline(): Promise<Timeline> {
    return this.#history().timeline(this.#seat);
  }

  async past(at: number): Promise<PastState> {
    return this.#history().past(at, this.#seat);
  }

  async transcript(): Promise<string> {
    const { game, header, journal } = this.table;
    return writeTranscript(exportTranscript(game, header, journal, this.#seat));
  }

  async close(): Promise<void> {
    this.leader.stop();
  }

  // The learner sits alone, and whoever leads has a way to go: no other seats, orders, deals or branches.
  async sit(): Promise<void> {}
  order = notHere;
  propose = notHere;
  answer = notHere;
  withdraw = notHere;
  shown(): void {}
  branch = (): Promise<string> => Promise.reject(new Error('there are no branches here'));

  get #seat(): Seat {
    return this.leader.run.seat;
  }

  #history(): History {
    return new History(this.table.game, this.table, [this.#seat]);
  }

  #nextEvent(): number {
    return (this.table.events(this.#seat).at(-1)?.id ?? -1) + 1;
  }

  #changed(own: boolean): void {
    const fresh = this.table.events(this.#seat, this.#told);
    this.#told = Math.max(this.#told, this.#nextEvent());
    this.#publish(fresh, own);
  }

  #replaced(): void {
    this.#generation++;
    this.#told = this.#nextEvent();
    this.#publish([], true);
  }

  #publish(fresh: Change['fresh'], own: boolean): void {
    this.#version++;
    this.#state = this.#look();
    for (const watcher of this.#watchers) watcher({ state: this.#state, fresh, own });
    for (const listener of this.#listeners) listener();
  }

  #look(): TableState {
    const { table } = this;
    const { hasBegun, isClosed } = this.leader;
    const seat = this.#seat;
    const asks = table.asks(seat);
    const own =
      asks.own === null || isClosed ? null : { ...asks.own, askId: asks.own.askId + this.#generation * ASKS_A_TABLE };
    return {
      version: this.#version,
      viewer: seat,
      // What a host of all games sees of them is plain data.
      view: table.view(seat) as TableState['view'],
      asks: { ...asks, own },
      told: table.events(seat),
      stamps: [],
      offers: [],
      orders: table.orders(seat),
      whyNoUndo: hasBegun ? null : { why: 'undo-nothing' },
      result: table.result,
      handTo: own === null ? null : seat,
      unseenFrom: this.#told,
      whys: table.seats.map(() => null),
    };
  }
}

const notHere = async (): Promise<Refusal> => refuse({ why: 'not-asked' });

function joined<T>(set: Set<T>, member: T): () => void {
  set.add(member);
  return () => set.delete(member);
}
