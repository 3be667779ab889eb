import { keysOf, type Viewer } from '@cabinet-wars/kernel';
import type { Kinds } from './events/kinds.ts';
import { type MoneyEvent, moneyEvents } from './events/money.ts';
import { type PowersEvent, powersEvents } from './events/powers.ts';
import { type WarEvent, warEvents } from './events/war.ts';

/** Everything that can happen. Each of the three files also lists its kinds and what in them is hidden. */
export type Event = WarEvent | MoneyEvent | PowersEvent;
export type EventKind = Event['t'];

const kinds: Kinds<Event> = { ...warEvents, ...moneyEvents, ...powersEvents };
export const EVENT_KINDS = keysOf(kinds);

/** An event as a viewer may see it. */
export function redact(event: Event, viewer: Viewer): Event | null {
  const hidden = kinds[event.t];
  if (hidden.length === 0 || mayRead(event, viewer)) return event;
  const shown: Record<string, unknown> = { ...event };
  for (const field of hidden) shown[field] = null;
  // Whatever is hidden may be null in its kind of event: the table of kinds says so field by field.
  return shown as unknown as Event;
}

/** Whoever did it, which such an event must say; and whom a hand was shown to. */
function mayRead(event: Event, viewer: Viewer): boolean {
  if (viewer === 'open' || viewer === (event as { seat?: number }).seat) return true;
  return event.t === 'hand-shown' && (event.to === null || event.to === viewer);
}
