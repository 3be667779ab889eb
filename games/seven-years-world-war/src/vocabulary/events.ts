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
  return Object.assign({ ...event }, Object.fromEntries(hidden.map((field) => [field, null])));
}

/** Whoever did it, which such an event must say; and whom a hand was shown to. */
function mayRead(event: Event, viewer: Viewer): boolean {
  if (viewer === 'open' || ('seat' in event && viewer === event.seat)) return true;
  return event.t === 'hand-shown' && (event.to === null || event.to === viewer);
}
