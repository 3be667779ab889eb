import { isSpaceId, type SpaceId } from '@cabinet-wars/imperial-struggle/data/spaces';
import type { Event, SideId } from './seen.ts';

/** A squadron on its way between two places of the map. */
export interface Voyage {
  readonly side: SideId;
  readonly from: SpaceId;
  readonly to: SpaceId;
}

export const voyageOf = (event: Event): Voyage | null =>
  event.t === 'squadron-sails' && isSpaceId(event.from) ? { side: event.side, from: event.from, to: event.to } : null;

/** The space an event is about. */
export function spaceOf(event: Event): SpaceId | null {
  if ('space' in event) return event.space;
  if (event.t === 'squadron-sails') return event.to;
  return event.t === 'squadron-leaves' && isSpaceId(event.from) ? event.from : null;
}
