import {
  isSpaceId,
  REGIONS,
  REGIONS_OF,
  type RegionId,
  type SpaceId,
  THEATRE,
} from '@cabinet-wars/imperial-struggle/data';
import type { SpaceFace } from './faces.ts';
import type { Event, SideId } from './seen.ts';
import { regionOf } from './targets.ts';

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

/** The sheet an event takes place on: that of its space, its Region or its theatre. */
export function sheetOf(event: Event): RegionId | null {
  const space = spaceOf(event);
  if (space !== null) return regionOf(space);
  if ('region' in event) return event.region;
  return event.t === 'war-tiles-shown' ? REGIONS[REGIONS_OF[THEATRE[event.theatre]][0]] : null;
}

/** How a space looks once the event has happened; null where it looks as before. */
export function faceAfter(event: Event, face: SpaceFace): SpaceFace | null {
  switch (event.t) {
    case 'flag':
      // A flag goes up or comes down with whatever stood against it.
      return {
        ...face,
        flag: event.to === 'nobody' ? null : event.to,
        conflict: 0,
        damaged: event.to !== 'nobody' && face.damaged,
      };
    case 'conflict':
      return { ...face, conflict: event.strong ? 2 : 1 };
    case 'conflict-removed':
      return { ...face, conflict: 0 };
    case 'fort-damaged':
      return { ...face, damaged: true };
    case 'fort-repaired':
      return { ...face, damaged: false };
    case 'squadron-sails':
      return isSpaceId(event.from) ? null : { ...face, flag: event.side };
    case 'squadron-leaves':
      return { ...face, flag: null };
    case 'huguenots-placed':
      return { ...face, huguenots: 'ready' };
    default:
      return null;
  }
}
