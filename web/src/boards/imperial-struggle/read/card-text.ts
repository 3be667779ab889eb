import type { Half } from '@cabinet-wars/imperial-struggle';
import { EVENT, EVENT_TYPE, type EventId, POINTS, type PointId } from '@cabinet-wars/imperial-struggle/data';
import type { Naming } from '../i18n/index.ts';
import type { SideId } from './seen.ts';

/** What an Event does for a side. */
export function halfOf({ game }: Naming, event: EventId, side: SideId): Half {
  const text = game.events[event];
  return 'both' in text ? text.both : text[side];
}

/** The kind of Major action an Event goes with; null where any will do. */
export const typeOf = (event: EventId): PointId | null => POINTS[EVENT_TYPE[EVENT[event]]] ?? null;
