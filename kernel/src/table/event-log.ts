import type { GameEvent } from '../game.ts';
import type { Seat, Viewer } from '../seat.ts';

/** An event with its number, or the notice that those from a given number on have been taken back. */
export type Told<E> =
  | { readonly id: number; readonly event: E }
  | { readonly id: number; readonly takenBackFrom: number; readonly by: Seat };

interface Line<E> {
  readonly id: number;
  readonly event: E | null;
  readonly takenBackFrom: number | null;
  /** Whose doing: that seat sees it before it is released. */
  readonly by: Seat | null;
  /** Taken back before anybody else had seen it. */
  unseen: boolean;
}

export interface SavedLog<E> {
  readonly lines: readonly Line<E>[];
  readonly released: number;
  readonly first: number;
}

/** The story of the game. Ids only grow; to other seats a line is told when it is released, never half-made moves. */
export class EventLog<E extends GameEvent> {
  #lines: Line<E>[];
  /** Id of the first line kept here, and of the first not yet released. */
  #first: number;
  #released: number;

  constructor(saved: SavedLog<E>) {
    this.#lines = saved.lines.map((line) => ({ ...line }));
    this.#first = saved.first;
    this.#released = saved.released;
  }

  /** The id the next line will have. */
  get next(): number {
    return this.#first + this.#lines.length;
  }

  get released(): number {
    return this.#released;
  }

  add(event: E, by: Seat | null): void {
    this.#lines.push({ id: this.next, event, takenBackFrom: null, by, unseen: false });
  }

  release(): void {
    this.#released = this.next;
  }

  /** Forgets lines nobody can have read yet, as if they had never been written. */
  cutTo(id: number): void {
    this.#lines.length = id - this.#first;
  }

  /** Lines from an id on no longer hold. Who saw them is told so; who did not never hears of either. */
  takeBack(from: number, by: Seat): void {
    const to = this.next;
    for (let id = Math.max(from, this.#released); id < to; id++) this.#lines[id - this.#first].unseen = true;
    const unseen = this.#released <= from;
    this.#lines.push({ id: to, event: null, takenBackFrom: from, by, unseen });
    this.release();
  }

  tell(viewer: Viewer, since: number, redact: (event: E, viewer: Viewer) => E | null): Told<E>[] {
    const told: Told<E>[] = [];
    for (let id = Math.max(since, this.#first); id < this.next; id++) {
      const line = this.#lines[id - this.#first];
      if ((line.unseen || id >= this.#released) && line.by !== viewer && viewer !== 'open') continue;
      if (line.event === null) {
        told.push({ id, takenBackFrom: line.takenBackFrom!, by: line.by! });
      } else {
        const event = redact(line.event, viewer);
        if (event !== null) told.push({ id, event });
      }
    }
    return told;
  }

  /** Lets go of lines that the host has stored. */
  forget(before: number): void {
    const count = Math.min(before, this.#released) - this.#first;
    if (count > 0) {
      this.#lines.splice(0, count);
      this.#first += count;
    }
  }

  save(): SavedLog<E> {
    return { lines: this.#lines.map((line) => ({ ...line })), released: this.#released, first: this.#first };
  }
}
