import type { GameEvent } from '../game.ts';
import type { Seat, Viewer } from '../seat.ts';

/** An event with its number, or the notice that those from a given number on have been taken back. */
export type ToldEvent<E> =
  | { readonly id: number; readonly event: E }
  | { readonly id: number; readonly takenBackFrom: number; readonly by: Seat };

/** A line as the host keeps it: everything, told only through `tellLine`. */
export interface LogLine<E> {
  readonly id: number;
  readonly event: E | null;
  readonly takenBackFrom: number | null;
  /** Whose doing: that seat sees it before it is released. */
  readonly by: Seat | null;
  /** Taken back before anybody else had seen it. */
  unseen: boolean;
}

export interface SavedLog<E> {
  readonly lines: readonly LogLine<E>[];
  readonly released: number;
  readonly first: number;
}

/** The story of the game. Ids only grow; to other seats a line is told when it is released, never half-made moves. */
export class EventLog<E extends GameEvent> {
  #lines: LogLine<E>[];
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

  /**
   * Lines from an id on no longer hold. Who saw them is told so; who did not never hears of either, nor yet of what the seat
   * had done before them in the same half-made move.
   */
  takeBack(from: number, by: Seat): void {
    const to = this.next;
    for (let id = Math.max(from, this.#released); id < to; id++) this.#lines[id - this.#first].unseen = true;
    const unseen = this.#released <= from;
    this.#lines.push({ id: to, event: null, takenBackFrom: from, by, unseen });
    if (!unseen) this.release();
  }

  tell(viewer: Viewer, since: number, redact: (event: E, viewer: Viewer) => E | null): ToldEvent<E>[] {
    const told: ToldEvent<E>[] = [];
    for (let id = Math.max(since, this.#first); id < this.next; id++) {
      const line = this.#lines[id - this.#first];
      if (id >= this.#released && line.by !== viewer && viewer !== 'open') continue;
      const each = tellLine(line, viewer, redact);
      if (each !== null) told.push(each);
    }
    return told;
  }

  /** The id of the first line still held here. */
  get first(): number {
    return this.#first;
  }

  /** Lets go of what has been released, which the host has stored. */
  forget(): void {
    this.#first += this.#lines.splice(0, this.#released - this.#first).length;
  }

  save(): SavedLog<E> {
    return { lines: this.#lines.map((line) => ({ ...line })), released: this.#released, first: this.#first };
  }
}

/** What a viewer may be told of a line that has been released; null if nothing. */
export function tellLine<E extends GameEvent>(
  line: LogLine<E>,
  viewer: Viewer,
  redact: (event: E, viewer: Viewer) => E | null,
): ToldEvent<E> | null {
  if (line.unseen && line.by !== viewer && viewer !== 'open') return null;
  if (line.event === null) return { id: line.id, takenBackFrom: line.takenBackFrom!, by: line.by! };
  const event = redact(line.event, viewer);
  return event === null ? null : { id: line.id, event };
}
