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

/** The procedures under way, whose locals are public: which step of which, then their locals in their order. */
export function writeFrames(stack: readonly FrameBase[], out: Int16Array, at: number): void {
  for (let depth = 0; depth < FRAMES; depth++) {
    const from = at + depth * NUMBERS;
    const end = from + NUMBERS;
    let to = depth < stack.length ? writeLocals(fieldsOf(stack[stack.length - 1 - depth]), out, from, end) : from;
    // Number by number: for so few, `fill` takes longer.
    while (to < end) out[to++] = NOTHING;
  }
}

function writeLocals(fields: Readonly<Record<string, unknown>>, out: Int16Array, from: number, end: number): number {
  let at = from;
  for (const key in fields) {
    if (at >= end) return at;
    at = writeValue(fields[key], out, at, end);
  }
  return at;
}

function writeValue(value: unknown, out: Int16Array, from: number, end: number): number {
  if (typeof value === 'number') out[from] = value;
  else if (typeof value === 'string') out[from] = numberOf(value);
  else if (typeof value === 'boolean') out[from] = value ? 1 : 0;
  else if (Array.isArray(value)) {
    let at = from;
    for (let i = 0; i < value.length && at < end; i++) at = writeValue(value[i], out, at, end);
    return at;
  } else out[from] = NOTHING;
  return from + 1;
}
