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
  | { readonly name: string; readonly length: number; places(g: G, seat: Seat): readonly number[] }
  /** Several parts side by side that are written together, each in full: where every nanosecond counts. */
  | { readonly names: readonly Named[]; write(g: G, seat: Seat, out: Int16Array, at: number): void };

/** A part by name alone. */
export interface Named {
  readonly name: string;
  readonly length: number;
}

/** Stands where there is nothing: beyond the end of a list. */
export const NOTHING = -1;

const LONG = 24;

/** A part that is a list of the state. */
export type Row<G extends GameState> = Extract<Part<G>, { readonly row: string }>;
/** A part of which a few places are marked. */
export type Marked<G extends GameState> = Extract<Part<G>, { places: unknown }>;
/** A part, or several, written anew for every observation. */
export type Written<G extends GameState> = Exclude<Part<G>, Row<G> | Marked<G>>;

export const isRow = <G extends GameState>(part: Part<G>): part is Row<G> => 'row' in part;
export const isMarked = <G extends GameState>(part: Part<G>): part is Marked<G> => 'places' in part;

export const namesOf = <G extends GameState>(part: Part<G>): readonly Named[] =>
  'names' in part ? part.names : [part];

/** Writes a part from a place on. */
export type Write<G extends GameState> = (g: G, seat: Seat, out: Int16Array, at: number) => void;

export function writerOf<G extends GameState>(part: Written<G>): Write<G> {
  if ('names' in part) return part.write;
  const { numbers, length } = part;
  return (g, seat, out, at) => void writeNumbers(numbers(g, seat), length, out, at);
}

/** Writes numbers from a place on, and `NOTHING` for those there are not; the place after them. */
export function writeNumbers(values: readonly number[], length: number, out: Int16Array, at: number): number {
  const most = Math.min(values.length, length);
  // A long list is copied faster as a whole, a short one number by number.
  if (most === values.length && most >= LONG) out.set(values, at);
  else for (let i = 0; i < most; i++) out[at + i] = values[i];
  for (let i = most; i < length; i++) out[at + i] = NOTHING;
  return at + length;
}

/** Marks places of a part all of which are 0; whether there were any. */
export function mark(places: readonly number[], length: number, out: Int16Array, at: number): boolean {
  for (const place of places) if (place >= 0 && place < length) out[at + place] = 1;
  return places.length > 0;
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
