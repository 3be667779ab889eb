import { isRecord } from '@cabinet-wars/kernel';
/** How one plain value becomes another: pairs of a path and what now stands there. Made by the server, applied by clients. */
export type Path = (string | number)[];
export type Patch = [Path, unknown][];

/** Beyond so many pairs the whole is shorter. */
const MOST_PAIRS = 200;

/**
 * Parts of `after` that did not change become those of `before`: whoever keeps `after` keeps little that is new, which is
 * what keeps the memory of a thousand tables small.
 */
export function difference(before: unknown, after: unknown): Patch {
  const patch: Patch = [];
  compare(before, after, [], patch);
  return patch.length > MOST_PAIRS ? [[[], after]] : patch;
}

function compare(before: unknown, after: unknown, path: Path, patch: Patch): void {
  if (before === after) return;
  if (!alike(before, after)) patch.push([[...path], after]);
  else if (Array.isArray(after)) compareLists(before as unknown[], after, path, patch);
  else compareFields(before as Fields, after as Fields, path, patch);
}

type Fields = Record<string, unknown>;

/** A view is mostly long lists of numbers of which few change: nothing is done for those that do not. */
function compareLists(before: readonly unknown[], after: unknown[], path: Path, patch: Patch): void {
  for (let i = sameNumbers(before, after); i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const found = patch.length;
    path.push(i);
    compare(before[i], after[i], path, patch);
    path.pop();
    if (patch.length === found) after[i] = before[i];
  }
}

/** How many equal numbers two lists begin with. A loop of its own meets numbers alone, which the engine compares at once. */
function sameNumbers(before: readonly unknown[], after: readonly unknown[]): number {
  let i = 0;
  for (; i < after.length; i++) {
    const a = before[i];
    const b = after[i];
    if (typeof a !== 'number' || typeof b !== 'number' || a !== b) break;
  }
  return i;
}

function compareFields(before: Fields, after: Fields, path: Path, patch: Patch): void {
  for (const key in after) {
    if (before[key] === after[key]) continue;
    const found = patch.length;
    path.push(key);
    compare(before[key], after[key], path, patch);
    path.pop();
    if (patch.length === found) after[key] = before[key];
  }
}

/** Whether two values differ at most further in: the same fields, or lists of the same length. */
function alike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && a.length === b.length;
  return sameFields(a, b);
}

/** Without lists of the keys: a view has many small parts, and all are looked at after every choice. */
function sameFields(a: object, b: object): boolean {
  let more = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key)) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

/** The value after the patch. What did not change is shared with the value before, which stays as it was. */
export function patched<T>(before: T, patch: Patch): T {
  let value: unknown = before;
  for (const [path, now] of patch) value = replaced(value, path, 0, now);
  // What the server patches is plain data before and after.
  return value as T;
}

function replaced(value: unknown, path: Path, at: number, now: unknown): unknown {
  if (at === path.length) return now;
  const key = path[at];
  if (Array.isArray(value)) return value.with(Number(key), replaced(value[Number(key)], path, at + 1, now));
  if (!isRecord(value)) throw new TypeError(`a patch leads nowhere at ${path.slice(0, at + 1).join('.')}`);
  return { ...value, [key]: replaced(value[key], path, at + 1, now) };
}
