import { fieldsOf } from './guards.ts';
/** What may lie on a table: data that JSON carries unchanged. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * The only way a state is ever duplicated. Flat arrays, which are most of a state, are sliced; and since every state
 * in use has come out of here, the engine's code meets one object shape.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // A copy has the type of what it is a copy of; a list of numbers that lies in an observation (`Encoding.moveInto`) becomes an ordinary one.
  if (Array.isArray(value) || value instanceof Int16Array)
    return (Array.isArray(value) ? copyArray(value) : Array.from(value)) as T;
  // Spread first: keys stored one by one would make a dictionary of a large state, and every look into it slow.
  const out: Record<string, unknown> = { ...fieldsOf(value) };
  for (const key in out) {
    const inner = out[key];
    if (typeof inner === 'object' && inner !== null) out[key] = copy(inner);
  }
  return out as T;
}

function copyArray(values: readonly unknown[]): unknown[] {
  const out = values.slice();
  for (let i = numbersAhead(out); i < out.length; i++) {
    const inner = out[i];
    if (typeof inner === 'object' && inner !== null) out[i] = copy(inner);
  }
  return out;
}

/**
 * A copy that shares with an earlier one, which nobody may change, whatever is still the same: a state that is kept after
 * every move then costs little more than what the move has changed. Nothing is made before a difference is found.
 */
export function copySharing<T>(value: T, earlier: unknown): T {
  if (typeof value !== 'object' || value === null) return value;
  if (typeof earlier !== 'object' || earlier === null) return copy(value);
  if (Array.isArray(value)) return (Array.isArray(earlier) ? shareArray(value, earlier) : copyArray(value)) as T;
  return Array.isArray(earlier) ? copy(value) : (shareFields(fieldsOf(value), fieldsOf(earlier)) as T);
}

function shareArray(values: readonly unknown[], earlier: readonly unknown[]): readonly unknown[] {
  const from = sameNumbers(values, earlier);
  let out = values.length === earlier.length ? null : values.slice();
  for (let i = from; i < values.length; i++) {
    const shared = copySharing(values[i], earlier[i]);
    if (out === null && shared !== earlier[i]) out = sharedAhead(values, earlier, i);
    if (out !== null && shared !== values[i]) out[i] = shared;
  }
  return out ?? earlier;
}

/** A copy of an array that begins as the earlier one does: cut from it in one piece, no longer than it has to be. */
function sharedAhead(values: readonly unknown[], earlier: readonly unknown[], count: number): unknown[] {
  const out = values.slice();
  for (let i = numbersAhead(out); i < count; i++) out[i] = earlier[i];
  return out;
}

type Fields = Readonly<Record<string, unknown>>;

function shareFields(value: Fields, earlier: Fields): object {
  const known = Object.keys(earlier);
  let out: Record<string, unknown> | null = null;
  let at = 0;
  for (const key in value) {
    const shared = copySharing(value[key], earlier[key]);
    // The order counts: whoever goes through the fields must meet them as in the value.
    if (out === null && (shared !== earlier[key] || key !== known[at])) out = sharedSoFar(value, earlier, known, at);
    if (out !== null && shared !== value[key]) out[key] = shared;
    at++;
  }
  return out ?? (at === known.length ? earlier : sharedSoFar(value, earlier, known, at));
}

/** A copy of a value whose first fields are the same as before. */
function sharedSoFar(value: Fields, earlier: Fields, keys: readonly string[], count: number): Record<string, unknown> {
  const out: Record<string, unknown> = { ...value };
  for (let i = 0; i < count; i++) if (typeof out[keys[i]] === 'object') out[keys[i]] = earlier[keys[i]];
  return out;
}

/** How many equal numbers two arrays begin with. */
function sameNumbers(values: readonly unknown[], earlier: readonly unknown[]): number {
  let count = 0;
  while (count < values.length && typeof values[count] === 'number' && values[count] === earlier[count]) count++;
  return count;
}

/** How many numbers an array begins with. A loop of its own meets numbers alone, which makes copies a fifth faster. */
function numbersAhead(values: readonly unknown[]): number {
  let count = 0;
  while (count < values.length && typeof values[count] === 'number') count++;
  return count;
}

/** Where a value stops being plain data, as a path for the error message; null if it is plain throughout. */
export const notPlain = (value: unknown, path = 'state'): string | null =>
  isPlain(value, 0) ? null : firstNotPlain(value, path, []);

/** Deeper than any state: a cycle, or something to be looked at with care. */
const DEEP = 100;

/** Whether a value is plain data: nearly everything is, so no path is put together on the way. */
function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return plainNumber(value);
  if (typeof value !== 'object' || depth > DEEP || !hasPlainPrototype(value)) return false;
  const keys = Object.keys(value);
  if (!Array.isArray(value)) return keys.every((key) => isPlain(fieldsOf(value)[key], depth + 1));
  return keys.length === value.length && value.every((inner) => isPlain(inner, depth + 1));
}

function hasPlainPrototype(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

function firstNotPlain(value: unknown, path: string, above: readonly unknown[]): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return plainNumber(value) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (above.includes(value)) return `${path} is a cycle`;
  if (!hasPlainPrototype(value))
    return `${path} is a ${Object.getPrototypeOf(value).constructor?.name ?? 'strange object'}`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path} is an array with holes`;
  for (const key of Object.keys(value)) {
    const found = firstNotPlain(fieldsOf(value)[key], `${path}.${key}`, [...above, value]);
    if (found !== null) return found;
  }
  return null;
}

const plainNumber = (n: number) => Number.isFinite(n) && !Object.is(n, -0);

/** Equality of plain data; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    if (!same(fieldsOf(a)[key], fieldsOf(b)[key])) return false;
  }
  return true;
}

/** The first path at which two plain values differ, for messages a person can act on; null when they are the same. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (same(a, b)) return null;
  const both = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (!both || Array.isArray(a) !== Array.isArray(b))
    return `${path || 'value'}: ${JSON.stringify(a)} ≠ ${JSON.stringify(b)}`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const found = difference(fieldsOf(a)[key], fieldsOf(b)[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
