import type { UnitId } from '@cabinet-wars/struggle-of-empires/data';
import type { Event } from '@cabinet-wars/struggle-of-empires/view';
import type { PlaceId } from '../map/places.ts';
import type { PowerId } from './seen.ts';
import { onMap } from './turn-of.ts';

/** What an event looks like on the map. */
export type Motion =
  | {
      readonly kind: 'travel';
      readonly power: PowerId;
      readonly unit: UnitId;
      readonly from: PlaceId;
      readonly to: PlaceId;
    }
  | { readonly kind: 'rise' | 'fall'; readonly power: PowerId; readonly unit: UnitId; readonly place: PlaceId }
  | { readonly kind: 'turn'; readonly power: PowerId; readonly from: PowerId | null; readonly place: PlaceId };

export function motionOf(event: Event): Motion | null {
  switch (event.t) {
    case 'moved':
    case 'sea-check': {
      const { power, unit, from, to } = event;
      return { kind: 'travel', power, unit, from: onMap(from, power), to: onMap(to, power) };
    }
    case 'built':
    case 'unit-placed':
      return { kind: 'rise', power: event.power, unit: event.unit, place: onMap(event.place, event.power) };
    case 'destroyed':
    case 'unit-lost':
      return { kind: 'fall', power: event.power, unit: event.unit, place: onMap(event.place, event.power) };
    case 'token-taken':
      return { kind: 'turn', power: event.power, from: event.from, place: event.region };
    case 'colonized':
      return { kind: 'turn', power: event.power, from: null, place: event.region };
    default:
      return null;
  }
}

export interface Changed {
  readonly place: PlaceId;
  readonly power: PowerId | null;
}

/** What an event has changed on the map, for a ring round it. */
export function changedBy(event: Event): Changed[] {
  const motion = motionOf(event);
  if (motion === null) return 'region' in event && event.region !== null ? [{ place: event.region, power: null }] : [];
  const place = motion.kind === 'travel' ? motion.to : motion.place;
  return [{ place, power: motion.power }];
}
