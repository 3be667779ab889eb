import { isOwnData, isRecord, type OwnData, same } from '@cabinet-wars/kernel';
import { useSyncExternalStore } from 'react';

/** A set of components kept on this device. */
export interface KeptSet {
  readonly game: string;
  readonly data: OwnData;
}

const KEY = 'cabinet-wars components';
const listeners = new Set<() => void>();
let sets: readonly KeptSet[] = read();

function read(): readonly KeptSet[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptSet) : [];
  } catch {
    return [];
  }
}

const isKeptSet = (given: unknown): given is KeptSet =>
  isRecord(given) && typeof given.game === 'string' && isOwnData(given.data);

function become(next: readonly KeptSet[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    return false;
  }
  sets = next;
  for (const listener of listeners) listener();
  return true;
}

export type Kept = 'kept' | 'name-taken' | 'no-room';

/** Keeps a set. Another of the same name is not put in its place: games are told by that name. */
export function keepSet(game: string, data: OwnData): Kept {
  const before = sets.find((each) => each.game === game && each.data.id === data.id);
  if (before !== undefined) return same(before.data, data) ? 'kept' : 'name-taken';
  return become([...sets, { game, data }]) ? 'kept' : 'no-room';
}

export function removeSet(game: string, id: string): void {
  become(sets.filter((each) => each.game !== game || each.data.id !== id));
}

export const setsOf = (game: string): readonly OwnData[] =>
  sets.flatMap((each) => (each.game === game ? [each.data] : []));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sets of a game kept here. */
export const useSets = (game: string): readonly OwnData[] => {
  const all = useSyncExternalStore(subscribe, () => sets);
  return all.flatMap((each) => (each.game === game ? [each.data] : []));
};
