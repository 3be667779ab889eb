import {
  type AnyGame,
  type Entry,
  type GameEvent,
  type Header,
  type Snapshot,
  Table,
  type Told,
  type Viewer,
} from '@cabinet-wars/kernel';
import type { PastState, Timeline } from '../client/table-client.ts';

const ENTRIES_A_FRAME = 40;

/** The past of one table: played through once, with frames kept on the way so that any moment is near one of them. */
export class History {
  readonly #game: AnyGame;
  readonly #header: Header;
  readonly #journal: readonly Entry[];
  readonly #finished: boolean;
  readonly #frames: Snapshot[] = [];
  /** By event: after how many entries some viewer first knew it. */
  readonly #knownAt: Map<Viewer, Map<number, number>> = new Map();

  constructor(game: AnyGame, table: Table) {
    this.#game = game;
    this.#header = table.header;
    this.#journal = [...table.journal];
    this.#finished = table.result !== null;
    const viewers: Viewer[] = [...table.seats.keys(), 'spectator'];
    for (const viewer of viewers) this.#knownAt.set(viewer, new Map());
    this.#playThrough(viewers);
  }

  #playThrough(viewers: readonly Viewer[]): void {
    const next = new Map<Viewer, number>();
    let at = 0;
    for (const table of Table.steps(this.#game, this.#header, this.#journal)) {
      if (at % ENTRIES_A_FRAME === 0) this.#frames.push(table.save().snapshot as Snapshot);
      for (const viewer of viewers)
        for (const { id } of table.events(viewer, next.get(viewer) ?? 0)) {
          this.#knownAt.get(viewer)!.set(id, at);
          next.set(viewer, id + 1);
        }
      at++;
    }
  }

  /** The table after so many entries. */
  table(at: number): Table {
    const snapshot = this.#frames[Math.floor(at / ENTRIES_A_FRAME)];
    const journal = this.#journal.slice(0, at);
    return Table.load(this.#game, { header: this.#header, journal, forgotten: 0, snapshot }) as Table;
  }

  timeline(told: readonly Told<GameEvent>[], viewer: Viewer): Timeline {
    let last = 0;
    const at = told.map(({ id }) => {
      last = this.#when(id, viewer) ?? last;
      return last;
    });
    return { length: this.#journal.length, told, at };
  }

  /** Whoever may see everything knew a thing as soon as anybody did. */
  #when(event: number, viewer: Viewer): number | undefined {
    if (viewer !== 'open') return this.#knownAt.get(viewer)?.get(event);
    const moments = [...this.#knownAt.values()].flatMap((known) => known.get(event) ?? []);
    return moments.length === 0 ? undefined : Math.min(...moments);
  }

  past(at: number, viewer: Viewer): PastState {
    const within = Math.max(0, Math.min(at, this.#journal.length));
    const table = this.table(within);
    return {
      at: within,
      view: (viewer === 'open' ? this.#laidOpen(table) : table.view(viewer)) as PastState['view'],
      next: this.#nextEvent(within, viewer),
      waitsFor: table.asks('spectator').waitsFor ?? [],
    };
  }

  /** A finished game lies open from its first moment on, though the table of that moment does not know it is finished. */
  #laidOpen(table: Table): unknown {
    return this.#finished ? this.#game.view(table.save().snapshot.state, 'open') : table.view('spectator');
  }

  #nextEvent(at: number, viewer: Viewer): number {
    let next = 0;
    const known = viewer === 'open' ? [...this.#knownAt.values()] : [this.#knownAt.get(viewer)!];
    for (const moments of known) for (const [id, when] of moments) if (when <= at && id >= next) next = id + 1;
    return next;
  }
}
