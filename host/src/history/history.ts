import {
  type AnyGame,
  BrokenPromise,
  type GameEvent,
  Recorded,
  type Seat,
  Table,
  type ToldEvent,
  type View,
  type Viewer,
} from '@cabinet-wars/kernel';
import { ENTRIES_A_FRAME, type Played, playThrough, type Recording } from './play-through.ts';
import type { Story } from './story.ts';

/** The whole story, and where in the past each event was first known. */
export interface Timeline {
  /** How many moments there are, the beginning not counted. */
  readonly length: number;
  readonly told: readonly ToldEvent<GameEvent>[];
  /** For each of `told`: at which moment it was known. */
  readonly at: readonly number[];
  /** The hour of each moment, where the host knows it: milliseconds since 1970, to the minute. */
  readonly times?: readonly number[];
}

/** The table at some moment. */
export interface Past {
  readonly at: number;
  readonly view: View;
  /** The first event not known yet at that moment. */
  readonly next: number;
  /** As far as everybody could know. */
  readonly waitsFor: readonly Seat[];
}

/** The past of one table: played through once, with frames kept on the way so that any moment is near one of them. */
export class History {
  readonly #game: AnyGame;
  readonly #recording: Recording;
  readonly #played: Played;

  /** As these viewers knew it. Whether the game may lie open (`'open'`) is for the host to say: games are resigned, too. */
  constructor(game: AnyGame, { header, journal }: Recording, viewers: readonly Viewer[]) {
    this.#game = game;
    this.#recording = { header, journal: [...journal] };
    this.#played = playThrough(game, this.#recording, viewers);
  }

  /** How many entries there are. */
  get length(): number {
    return this.#recording.journal.length;
  }

  /** The table after so many entries. To be looked at: nobody plays on at a table of the past. */
  table(entries: number): Table {
    const { header, journal } = this.#recording;
    const frame = Math.floor(entries / ENTRIES_A_FRAME);
    const forgotten = frame * ENTRIES_A_FRAME;
    const saved = {
      header,
      journal: journal.slice(forgotten, entries),
      forgotten,
      snapshot: this.#played.frames[frame],
    };
    return Table.load(this.#game, saved, new Recorded([]));
  }

  timeline(viewer: Viewer): Timeline {
    const { told, at } = this.#story(viewer);
    return { length: this.length, told, at };
  }

  past(entries: number, viewer: Viewer): Past {
    const at = Math.max(0, Math.min(entries, this.length));
    const table = this.table(at);
    const { told, at: knownAt } = this.#story(viewer);
    const known = told.filter((_, i) => knownAt[i] <= at);
    const view = viewer === 'open' ? this.#laidOpen(table) : table.view(viewer);
    return {
      at,
      // Views are plain data in every game; that the type of a table of any game does not say so is all this adds.
      view: view as View,
      next: known.reduce((next, { id }) => Math.max(next, id + 1), 0),
      waitsFor: table.asks('spectator').waitsFor ?? [],
    };
  }

  /** A finished game lies open from its first moment on, though the table of that moment does not know it is finished. */
  #laidOpen(table: Table): View<unknown, unknown> {
    return this.#game.view(table.save().snapshot.state, 'open');
  }

  #story(viewer: Viewer): Story {
    const story = this.#played.stories.get(viewer);
    if (story === undefined) throw new BrokenPromise(`nobody has listened for ${viewer}`);
    return story;
  }
}
