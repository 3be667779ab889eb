import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import type { Moment } from './moment.ts';
import { eventsFor } from './run.ts';

/** What events ever told a seat is so, and is so in every world sampled from its view. */
export function toldIsSo(m: Moment): void {
  if (m.hooks.told === undefined) return;
  for (const seat of m.seats) {
    const events = eventsFor(m.game, m.events, seat);
    const contradicts = (g: GameState, what: string) => contradiction(m, events, g, seat, what);
    contradicts(m.g, 'the true state');
    for (const w of m.samples(seat)) contradicts(w, 'a sample of its view');
  }
}

function contradiction(m: Moment, events: ReturnType<typeof eventsFor>, g: GameState, seat: Seat, what: string): void {
  const faults = m.hooks.told!(events as never, g as never, seat);
  m.insist(8, faults.length > 0 && `what seat ${seat} was told is not so in ${what}: ${faults.join('; ')}`);
}
