import {
  type AnyGame,
  type Entry,
  type GameEvent,
  type Header,
  type SavedOf,
  type Snapshot,
  Table,
  type Told,
  type Viewer,
} from '@cabinet-wars/kernel';

const ENTRIES_A_FRAME = 40;
/** After so many entries others get a turn: a long game must not hold up the tables. */
const ENTRIES_AT_ONCE = 10;

/**
 * The past of a table as one viewer may know it, moment by moment. A moment is when the viewer learnt something, not an
 * entry of the journal: how many entries there are would tell of answers that are nobody's business.
 */
export class History {
  readonly told: readonly Told<GameEvent>[];
  /** For each of `told`: at which moment it was known. */
  readonly at: readonly number[];
  readonly #game: AnyGame;
  readonly #header: Header;
  readonly #journal: readonly Entry[];
  readonly #viewer: Viewer;
  /** How many entries there were at each moment. */
  readonly #moments: readonly number[];
  readonly #frames: readonly Snapshot[];

  private constructor(game: AnyGame, header: Header, journal: readonly Entry[], viewer: Viewer, played: Played) {
    this.#game = game;
    this.#header = header;
    this.#journal = journal;
    this.#viewer = viewer;
    this.told = played.told;
    this.at = played.at;
    this.#moments = played.moments;
    this.#frames = played.frames;
  }

  static async of(game: AnyGame, header: Header, journal: readonly Entry[], viewer: Viewer): Promise<History> {
    return new History(game, header, journal, viewer, await playThrough(game, header, journal, viewer));
  }

  /** How many moments there are, the beginning not counted. */
  get length(): number {
    return this.#moments.length - 1;
  }

  /** What the viewer saw at a moment; of a finished game everything. */
  past(at: number) {
    const moment = Math.max(0, Math.min(at, this.length));
    const table = this.#tableAfter(this.#moments[moment]);
    const view =
      this.#viewer === 'open' ? this.#game.view(table.save().snapshot.state, 'open') : table.view(this.#viewer);
    const known = this.at.findLastIndex((each) => each <= moment);
    return {
      at: moment,
      view,
      next: known < 0 ? 0 : this.told[known].id + 1,
      waitsFor: table.asks('spectator').waitsFor ?? [],
    };
  }

  #tableAfter(entries: number): Table {
    const frame = Math.floor(entries / ENTRIES_A_FRAME);
    const snapshot = this.#frames[frame];
    const journal = this.#journal.slice(frame * ENTRIES_A_FRAME, entries);
    const saved = { header: this.#header, journal, forgotten: frame * ENTRIES_A_FRAME, snapshot };
    return Table.load(this.#game, saved as SavedOf<AnyGame>) as Table;
  }
}

interface Played {
  readonly told: Told<GameEvent>[];
  readonly at: number[];
  readonly moments: number[];
  readonly frames: Snapshot[];
}

async function playThrough(game: AnyGame, header: Header, journal: readonly Entry[], viewer: Viewer): Promise<Played> {
  const played: Played = { told: [], at: [], moments: [], frames: [] };
  const known = new Set<number>();
  let entries = 0;
  for (const table of Table.steps(game, header, journal as never[])) {
    // Whoever may see everything knew a thing as soon as anybody did.
    const told = (viewer === 'open' ? everything(table as Table, game) : (table as Table).events(viewer)).filter(
      ({ id }) => !known.has(id),
    );
    if (told.length > 0 || entries === 0) played.moments.push(entries);
    for (const each of told) {
      known.add(each.id);
      played.told.push(each);
      played.at.push(played.moments.length - 1);
    }
    if (entries % ENTRIES_A_FRAME === 0) {
      (table as Table).forget();
      played.frames.push((table as Table).save().snapshot);
    }
    if (++entries % ENTRIES_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return played;
}

/** A finished game lies open from its first moment on, though the table of that moment does not know it is finished. */
const everything = (table: Table, game: AnyGame): Told<GameEvent>[] =>
  table.save().snapshot.log.lines.flatMap((line): Told<GameEvent>[] => {
    if (line.event === null) return [{ id: line.id, takenBackFrom: line.takenBackFrom!, by: line.by! }];
    const event = game.redact(line.event, 'open');
    return event === null ? [] : [{ id: line.id, event }];
  });
