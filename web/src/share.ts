import { useRef } from 'react';

type Fields = Record<string, unknown>;

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * `next`, with every part that equals the same part of `old` taken from there: what has not changed keeps its identity,
 * so that whoever draws it can see at a glance that there is nothing to draw. `next` itself must be nobody else's.
 */
export function share<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  // What is taken of the old equals what stood in the new, so it is of its type.
  if (Array.isArray(old) && Array.isArray(next)) return shareList(old, next) as T;
  if (isPlain(old) && isPlain(next)) return shareFields(old, next) as T;
  return next;
}

function shareList(old: readonly unknown[], next: unknown[]): readonly unknown[] {
  let same = old.length === next.length;
  for (let i = 0; i < next.length; i++) {
    next[i] = share(old[i], next[i]);
    if (!Object.is(next[i], old[i])) same = false;
  }
  return same ? old : next;
}

function shareFields(old: Fields, next: Fields): Fields {
  const keys = Object.keys(next);
  let same = Object.keys(old).length === keys.length;
  for (const key of keys) {
    next[key] = share(old[key], next[key]);
    if (!Object.is(next[key], old[key]) || !(key in old)) same = false;
  }
  return same ? old : next;
}

/** What was made of something else anew at every drawing, with its unchanged parts the same as at the last. */
export function useShared<T>(made: T): T {
  const kept = useRef(made);
  kept.current = share(kept.current, made);
  return kept.current;
}
