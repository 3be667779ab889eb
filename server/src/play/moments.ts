import { History, type Past, type Recording, type Timeline } from '@cabinet-wars/host/history';
import type { AnyGame, Viewer } from '@cabinet-wars/kernel';

const MINUTE = 60_000;

/**
 * The past of a table as one viewer may know it, moment by moment. A moment is when the viewer learnt something, not an
 * entry of the journal: the number of entries would reveal answers that must stay hidden.
 */
export class Moments {
  readonly timeline: Timeline;
  readonly #history: History;
  readonly #viewer: Viewer;
  /** How many entries there were at each moment. */
  readonly #entries: readonly number[];

  constructor(game: AnyGame, recording: Recording, viewer: Viewer, times: readonly number[] = []) {
    this.#history = new History(game, recording, [viewer]);
    this.#viewer = viewer;
    const { told, at } = this.#history.timeline(viewer);
    this.#entries = [...new Set([0, ...at])];
    const moments = new Map(this.#entries.map((entries, moment) => [entries, moment]));
    this.timeline = {
      length: this.#entries.length - 1,
      told,
      at: at.map((entries) => moments.get(entries)!),
      // What is known before anything was done is as old as the first thing that was.
      times: this.#entries.map((entries) => minuteOf(times[Math.max(0, entries - 1)] ?? 0)),
    };
  }

  /** What the viewer saw at a moment; of a finished game everything. */
  past(at: number): Past {
    const moment = Math.max(0, Math.min(at, this.timeline.length));
    return { ...this.#history.past(this.#entries[moment], this.#viewer), at: moment };
  }
}

/** No finer: how long somebody thought is theirs to know. */
const minuteOf = (at: number): number => Math.floor(at / MINUTE) * MINUTE;
