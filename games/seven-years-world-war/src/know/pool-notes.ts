import type { Seat } from '@cabinet-wars/kernel';
import { MARKER_COUNT, type Marker } from '../data/markers.ts';
import { inHand, type State } from '../state.ts';

// What a seat has seen go into the pool is noted in the order it went: a marker and its age, which is how many markers others
// have drawn unseen since. Of the notes of an age up to n no more than n can have been drawn again.

/** Somebody else draws unseen. Old notes that say nothing any more are dropped. */
export function age(g: State, viewer: Seat): void {
  const notes = g.secret.lying[viewer];
  for (let i = 1; i < notes.length; i += 2) notes[i]++;
  let old = 0;
  while (old < notes.length && notes[old + 1] >= (notes.length - old) / 2) old += 2;
  if (old > 0) notes.splice(0, old);
}

/** The seat sees a marker leave the pool: of its notes of that kind, the surest goes. */
export function strike(g: State, viewer: Seat, marker: Marker): void {
  const notes = g.secret.lying[viewer];
  for (let i = notes.length - 2; i >= 0; i -= 2)
    if (notes[i] === marker) {
      notes.splice(i, 2);
      return;
    }
}

/** A seat sees what lies in the pool, though not how much of it. */
export function lookIntoPool(g: State, viewer: Seat): void {
  g.secret.lying[viewer] = [];
  for (let marker = 0; marker < MARKER_COUNT; marker++) {
    const isThere = g.secret.pool[marker] > 0;
    g.secret.lacks[inHand(viewer, marker)] = isThere ? 0 : 1;
    if (isThere) g.secret.lying[viewer].push(marker, 0);
  }
}

/**
 * Which notes tell of markers that are certainly gone, given how many of each kind the pool can hold at most: the oldest of
 * their kind. By note.
 */
export function surelyGone(notes: readonly number[], most: readonly number[]): boolean[] {
  const left = most.slice();
  const gone: boolean[] = [];
  for (let i = notes.length - 2; i >= 0; i -= 2) gone[i / 2] = left[notes[i]]-- <= 0;
  return gone;
}

/** Whether it can be that the markers of some notes have been drawn again: of an age up to n no more than n. */
export function canBeGone(notes: readonly number[], gone: readonly boolean[]): boolean {
  let count = 0;
  for (let i = gone.length - 1; i >= 0; i--) if (gone[i] && ++count > notes[2 * i + 1]) return false;
  return true;
}
