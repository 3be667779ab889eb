import type { UnitId } from '@cabinet-wars/struggle-of-empires/data';
import { useSyncExternalStore } from 'react';
import { inHand, kindsOf } from '../read/palette.ts';
import type { OwnAsk } from '../read/seen.ts';

/** What was last taken up from the palette. The panel and the map both go by it, and they have no nearer parent. */
let taken: UnitId | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function take(kind: UnitId): void {
  taken = kind;
  for (const listener of listeners) listener();
}

export interface Palette {
  readonly kinds: readonly UnitId[];
  /** Null where the question is not which unit to place. */
  readonly hand: UnitId | null;
  take(kind: UnitId): void;
}

export function usePalette(ask: OwnAsk | null): Palette {
  const last = useSyncExternalStore(subscribe, () => taken);
  return { kinds: kindsOf(ask), hand: inHand(ask, last), take };
}
