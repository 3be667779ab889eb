import { useSyncExternalStore } from 'react';

/** What is looked at on the display of tiles, and whether it lies open to be read. The plate and the rail both go by it. */
export interface TileChoice {
  readonly id: string | null;
  readonly isOpen: boolean;
}

let now: TileChoice = { id: null, isOpen: false };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setTileChoice(some: Partial<TileChoice>): void {
  now = { ...now, ...some };
  for (const listener of listeners) listener();
}

export const useTileChoice = (): TileChoice => useSyncExternalStore(subscribe, () => now);
