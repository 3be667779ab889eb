import type { Context, Seat } from '@cabinet-wars/kernel';
import type { PhaseId } from '../data/timing.ts';
import type { State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';

/** Opens a phase; also called by those phases that are parts of another. */
export function beginPhase(g: State, phase: PhaseId, seat: Seat, x: Context<Event>): void {
  g.phase = phase;
  g.active = seat;
  x.log?.({ t: 'phase-begins', phase, seat });
}
