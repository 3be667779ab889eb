import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';

/** A part of an observation: so many numbers that stand for one thing. */
export type Part<G extends GameState> =
  /** Numbers as the state has them, by place; where there are fewer, `NOTHING` stands for the others. */
  | { readonly name: string; readonly length: number; numbers(g: G, seat: Seat): readonly number[] }
  /** 1 at each place named, 0 at all others: for lists whose order and length do not matter. */
  | { readonly name: string; readonly length: number; places(g: G, seat: Seat): readonly number[] };

/** Stands where there is nothing: beyond the end of a list. */
export const NOTHING = -1;

const LONG = 24;

/** Writes a part from a place on. */
export function writePart<G extends GameState>(part: Part<G>, g: G, seat: Seat, out: Int16Array, at: number): void {
  const { length } = part;
  if ('numbers' in part) {
    const values = part.numbers(g, seat);
    const most = Math.min(values.length, length);
    // A long list is copied faster as a whole, a short one number by number.
    if (most === values.length && most >= LONG) out.set(values, at);
    else for (let i = 0; i < most; i++) out[at + i] = values[i];
    if (most < length) out.fill(NOTHING, at + most, at + length);
  } else {
    out.fill(0, at, at + length);
    for (const place of part.places(g, seat)) if (place >= 0 && place < length) out[at + place] = 1;
  }
}
