import type { Choice, Entry, Seat } from '@cabinet-wars/kernel';

/** A choice that was made and not taken back: by its number in the journal. */
export interface Kept {
  readonly at: number;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly byOrder: boolean;
  /** Whether dice fell, or something was drawn. */
  readonly isCast: boolean;
}

/** By number in the journal the choices that stand at the end; what somebody took back is not among them. */
export function keptChoices(journal: readonly Entry[]): ReadonlyMap<number, Kept> {
  const kept = new Map<number, Kept>();
  for (const [at, entry] of journal.entries()) {
    if (entry.t === 'undo') kept.delete(lastOf(kept, entry.seat));
    if (entry.t !== 'choose') continue;
    const { seat, choices, byOrder, outcomes } = entry;
    kept.set(at, { at, seat, choices, byOrder, isCast: outcomes.length > 0 });
  }
  return kept;
}

/** A gesture goes back with what standing orders added to it. */
function lastOf(kept: Map<number, Kept>, seat: Seat): number {
  for (const { at, ...last } of [...kept.values()].reverse()) {
    if (!last.byOrder && last.seat === seat) return at;
    kept.delete(at);
  }
  return -1;
}
