import {
  type GameEvent,
  type LogLine,
  type Seat,
  type Table,
  type ToldEvent,
  tellLine,
  type Viewer,
} from '@cabinet-wars/kernel';
import type { Closing } from '@cabinet-wars/protocol/messages';
import type { Live } from '../live.ts';
import type { Connection } from './connection.ts';
import { Common, type Known, knownTo, Patches, ToldTexts, tellChange } from './known.ts';

/** One viewer and the sockets on which it looks: all of them know the same. */
interface Watching {
  readonly connections: Set<Connection>;
  readonly known: Known;
  /** Everything below this id has been told; of later events those in `ahead`. */
  shown: number;
  ahead: readonly number[];
}

/** Everybody who looks at a table from this process. Whoever sees the same is sent the same bytes, made once. */
export class Audience {
  readonly #watching = new Map<Viewer, Watching>();

  get size(): number {
    let size = 0;
    for (const { connections } of this.#watching.values()) size += connections.size;
    return size;
  }

  seatsHere(): ReadonlySet<Viewer> {
    return new Set(this.#watching.keys());
  }

  /** From now on the connection is sent every change; what is so far it has been told in its welcome. */
  join(live: Live, viewer: Viewer, connection: Connection): Known {
    const there = this.#watching.get(viewer);
    if (there !== undefined) {
      there.connections.add(connection);
      return there.known;
    }
    const known = shared(new Common(live), viewer, undefined, this.#opens(live));
    const { shown } = live.table;
    const ahead = live.table.events(viewer, shown).map(({ id }) => id);
    this.#watching.set(viewer, { connections: new Set([connection]), known, shown, ahead });
    return known;
  }

  leave(viewer: Viewer, connection: Connection): void {
    const there = this.#watching.get(viewer);
    there?.connections.delete(connection);
    if (there?.connections.size === 0) this.#watching.delete(viewer);
  }

  /** Everybody has been told everything below this id. */
  get shown(): number {
    return Math.min(...this.#watching.values().map(({ shown }) => shown));
  }

  /**
   * After something has happened: tells each viewer what is new for it, and those for whom nothing is new nothing. `letGo` are
   * lines they may not have been told and the table no longer holds.
   */
  publish(live: Live, by: Seat | null, letGo: readonly LogLine<GameEvent>[] = []): void {
    const patches = new Patches();
    const texts = new ToldTexts();
    const opens = this.#stillOpen(live);
    const common = new Common(live);
    for (const [viewer, there] of this.#watching) {
      const known = shared(common, viewer, there.known, opens);
      const told = this.#fresh(live, viewer, there, letGo);
      const message = tellChange(there.known, known, patches, told, texts, live.table.shown, viewer === by);
      if (message === null) continue;
      for (const connection of there.connections) connection.send(message);
    }
  }

  tell(text: string, to: (viewer: Viewer) => boolean = () => true): void {
    for (const [viewer, { connections }] of this.#watching)
      if (to(viewer)) for (const connection of connections) connection.send(text);
  }

  closeAll(why: Closing): void {
    for (const { connections } of this.#watching.values())
      for (const connection of [...connections]) connection.close(why);
  }

  #fresh(
    { table, game }: Live,
    viewer: Viewer,
    there: Watching,
    letGo: readonly LogLine<GameEvent>[],
  ): ToldEvent<GameEvent>[] {
    const { shown } = table;
    const held = table.events(viewer, there.shown);
    const told = letGo.length === 0 ? held : [...this.#earlier(letGo, viewer, there, game), ...held];
    const fresh = there.ahead.length === 0 ? told : told.filter(({ id }) => !there.ahead.includes(id));
    there.shown = shown;
    there.ahead = told.length === 0 ? NONE : told.filter(({ id }) => id >= shown).map(({ id }) => id);
    return fresh;
  }

  #earlier(letGo: readonly LogLine<GameEvent>[], viewer: Viewer, { shown }: Watching, { redact }: Live['game']) {
    return letGo.flatMap((line) => (line.id < shown ? [] : (tellLine(line, viewer, redact) ?? [])));
  }

  /** After something has happened: the open view of those for whom nothing has changed. */
  #stillOpen({ table }: Live): Opens {
    const { showing } = table;
    for (const { known } of this.#watching.values()) if (known.showing === showing) return noOpens(known.open);
    return noOpens();
  }

  /** The open views that are already known here. */
  #opens({ table }: Live): Opens {
    const opens = noOpens();
    for (const [viewer, { known }] of this.#watching) opens[kindOf(table, viewer)] = known.open;
    return opens;
  }
}

const NONE: readonly number[] = [];

/** There are three open views at most: what is shown, what is ahead of it in the middle of a move, and everything. */
type Opens = Record<'shown' | 'ahead' | 'all', unknown>;

const noOpens = (shown?: unknown): Opens => ({ shown, ahead: undefined, all: undefined });

const kindOf = (table: Table, viewer: Viewer): 'shown' | 'ahead' | 'all' => {
  if (viewer === 'open') return 'all';
  return table.isAhead(viewer) ? 'ahead' : 'shown';
};

/** What a viewer may know, its open view the very object that others of its kind have: one patch then serves them all. */
function shared(common: Common, viewer: Viewer, before: Known | undefined, opens: Opens): Known {
  const kind = kindOf(common.live.table, viewer);
  const known = knownTo(common, viewer, before, opens[kind]);
  opens[kind] = known.open;
  return known;
}
