/** Who sits at the table, by number from 0. Whom a seat plays (a power, a side) is the game's affair. */
export type Seat = number;

/** Who looks: a seat, somebody without one, or (finished games only) somebody who may see everything. */
export type Viewer = Seat | 'spectator' | 'open';

export interface SeatSpec {
  /** What the seat plays, as an id the game's texts can name: `france`, `red`. */
  readonly plays: string;
}

/** Seats in turn order, beginning with the given one. */
export function seatsFrom(first: Seat, count: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) seats.push((first + i) % count);
  return seats;
}
