import { fieldsOf } from '../guards.ts';
import { BrokenPromise } from '../reason.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';

/** A part of an observation: so many numbers that stand for one thing. */
export type Part<G extends GameState> =
  /** Numbers as the state has them, by place; where there are fewer, `NOTHING` stands for the others. */
  | { readonly name: string; readonly length: number; numbers(g: G, seat: Seat): readonly number[] }
  /** A list of the state by its name, as long as the part: rules change it in place, and never put another there. */
  | { readonly name: string; readonly length: number; readonly row: keyof G & string }
  /** 1 at each place named, 0 at all others: for lists whose order and length do not matter. */
  | { readonly name: string; readonly length: number; places(g: G, seat: Seat): readonly number[] };

/** Stands where there is nothing: beyond the end of a list. */
export const NOTHING = -1;

const LONG = 24;

/** A part that is written anew for every observation. */
export type Written<G extends GameState> = Exclude<Part<G>, { readonly row: string }>;
/** A part that is a list of the state. */
export type Row<G extends GameState> = Extract<Part<G>, { readonly row: string }>;

export const isRow = <G extends GameState>(part: Part<G>): part is Row<G> => 'row' in part;

/** Writes a part from a place on. */
export function writePart<G extends GameState>(part: Written<G>, g: G, seat: Seat, out: Int16Array, at: number): void {
  if ('numbers' in part) writeNumbers(part.numbers(g, seat), part.length, out, at);
  else {
    out.fill(0, at, at + part.length);
    for (const place of part.places(g, seat)) if (place >= 0 && place < part.length) out[at + place] = 1;
  }
}

function writeNumbers(values: readonly number[], length: number, out: Int16Array, at: number): void {
  const most = Math.min(values.length, length);
  // A long list is copied faster as a whole, a short one number by number.
  if (most === values.length && most >= LONG) out.set(values, at);
  else for (let i = 0; i < most; i++) out[at + i] = values[i];
  for (let i = most; i < length; i++) out[at + i] = NOTHING;
}

export const writeRow = (g: object, { row }: { readonly row: string }, out: Int16Array, at: number): void =>
  out.set(numbersOf(g, row), at);

/** Lets a row of a state lie in an observation, from a place on. */
export function moveRow<G extends GameState>(g: G, { row, length }: Row<G>, out: Int16Array, at: number): void {
  const numbers = numbersOf(g, row);
  if (numbers.length !== length) throw new BrokenPromise(`${row} has ${numbers.length} numbers, and not ${length}`);
  out.set(numbers, at);
  Reflect.set(g, row, out.subarray(at, at + length));
}

function numbersOf(g: object, row: string): readonly number[] | Int16Array {
  const numbers = fieldsOf(g)[row];
  if (Array.isArray(numbers) || numbers instanceof Int16Array) return numbers;
  throw new BrokenPromise(`the state has no list ${row}`);
}
