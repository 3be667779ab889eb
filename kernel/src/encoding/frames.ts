import { fieldsOf } from '../guards.ts';
import type { FrameBase } from '../state.ts';
import { NOTHING } from './parts.ts';

/** Procedures under way that are told, from the topmost down, and numbers for each. */
const FRAMES = 3;
const NUMBERS = 24;
export const FRAMES_LENGTH = FRAMES * NUMBERS;

const words = new Map<string, number>();
const LARGEST = 0x7fff;

/** A word as a number that never changes: FNV-1a, folded to 15 bits. */
function numberOf(word: string): number {
  const known = words.get(word);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  const number = (hash ^ (hash >>> 15)) & LARGEST;
  words.set(word, number);
  return number;
}

/** The word last told at each place, and its number: most stay the same from one decision to the next. */
const lastWords: string[] = new Array<string>(FRAMES_LENGTH).fill('');
const lastNumbers = new Int16Array(FRAMES_LENGTH).fill(numberOf(''));

function numberAt(place: number, word: string): number {
  if (lastWords[place] === word) return lastNumbers[place];
  lastWords[place] = word;
  lastNumbers[place] = numberOf(word);
  return lastNumbers[place];
}

/** What an observation tells already of the procedures under way: which they are, from the topmost down, and in how many numbers. */
export interface Told {
  readonly frames: (FrameBase | null)[];
  readonly lengths: Int32Array;
}

export const nothingTold = (): Told => ({
  frames: new Array<FrameBase | null>(FRAMES).fill(null),
  lengths: new Int32Array(FRAMES).fill(NUMBERS),
});

/**
 * The procedures under way, whose locals are public: which step of which, then their locals in their order. Where callers stand, one that
 * waits for the same call as before has not been carried on since: its numbers are there.
 */
export function writeFrames(
  stack: readonly FrameBase[],
  out: Int16Array,
  at: number,
  { frames, lengths }: Told,
  callersStand: boolean,
): void {
  let waits = false;
  for (let depth = 0; depth < FRAMES; depth++) {
    const frame = depth < stack.length ? stack[stack.length - 1 - depth] : null;
    const isSame = frames[depth] === frame;
    if (!isSame || !waits) {
      const from = depth * NUMBERS;
      const to = frame === null ? from : writeLocals(fieldsOf(frame), out, at, from);
      for (let rest = to; rest < from + lengths[depth]; rest++) out[at + rest] = NOTHING;
      lengths[depth] = to - from;
      frames[depth] = frame;
    }
    waits = isSame && callersStand;
  }
}

function writeLocals(fields: Readonly<Record<string, unknown>>, out: Int16Array, at: number, from: number): number {
  const end = from + NUMBERS;
  let place = from;
  for (const key in fields) {
    if (place >= end) return place;
    const value = fields[key];
    if (typeof value === 'number') out[at + place++] = value;
    else if (typeof value === 'string') {
      out[at + place] = numberAt(place, value);
      place++;
    } else place = writeOther(value, out, at, place, end);
  }
  return place;
}

function writeOther(value: unknown, out: Int16Array, at: number, from: number, end: number): number {
  if (Array.isArray(value)) {
    let place = from;
    for (let i = 0; i < value.length && place < end; i++) place = writeOther(value[i], out, at, place, end);
    return place;
  }
  out[at + from] = numberFor(value, from);
  return from + 1;
}

function numberFor(value: unknown, place: number): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return numberAt(place, value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  return NOTHING;
}
