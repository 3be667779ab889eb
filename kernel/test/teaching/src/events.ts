import type { Seat, Viewer } from '@cabinet-wars/kernel';
import type { Side } from './choices.ts';
import type { Card } from './data/cards.ts';
import type { Marker } from './data/markers.ts';
import type { Province } from './data/provinces.ts';

export type Ending = 'rounds' | 'conquest';

/** What happens, as data. A `null` card or marker is one the viewer may not see. */
export type Event =
  | { readonly t: 'round-began'; readonly round: number }
  | { readonly t: 'bid'; readonly seat: Seat; readonly gold: number }
  | { readonly t: 'bowed-out'; readonly seat: Seat }
  | { readonly t: 'goes-first'; readonly seat: Seat; readonly gold: number }
  | { readonly t: 'turn-began'; readonly seat: Seat }
  | { readonly t: 'drew-card'; readonly seat: Seat; readonly card: Card | null }
  | { readonly t: 'stashed'; readonly seat: Seat; readonly card: Card | null }
  | { readonly t: 'recruited'; readonly seat: Seat; readonly province: Province }
  | { readonly t: 'spied'; readonly seat: Seat; readonly on: Seat; readonly cards: readonly Card[] | null }
  | { readonly t: 'attacked'; readonly seat: Seat; readonly from: Province; readonly to: Province }
  | { readonly t: 'helped'; readonly seat: Seat; readonly side: Side }
  | { readonly t: 'withdrew'; readonly seat: Seat; readonly from: Province }
  | { readonly t: 'committed'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'threw'; readonly attack: number; readonly defence: number }
  | { readonly t: 'played-marker'; readonly seat: Seat; readonly marker: Marker }
  | { readonly t: 'cancelled'; readonly seat: Seat; readonly marker: Marker }
  | { readonly t: 'conquered'; readonly seat: Seat; readonly province: Province }
  | { readonly t: 'repelled'; readonly seat: Seat; readonly province: Province }
  | { readonly t: 'drew-marker'; readonly seat: Seat; readonly marker: Marker | null }
  | { readonly t: 'rewarded'; readonly seat: Seat; readonly gold: number }
  | { readonly t: 'earned'; readonly seat: Seat; readonly gold: number }
  | { readonly t: 'gave-gold'; readonly seat: Seat; readonly to: Seat; readonly gold: number }
  | {
      readonly t: 'ceded';
      readonly seat: Seat;
      readonly to: Seat;
      readonly province: Province;
      readonly gold: number;
    }
  | { readonly t: 'borrowed'; readonly seat: Seat }
  | { readonly t: 'stash-shown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly t: 'ended'; readonly reason: Ending };
export type EventKind = Event['t'];

/** The event as a viewer may see it: drawn, stashed and spied things are for those who hold or saw them. */
export function redact(event: Event, viewer: Viewer): Event {
  if (viewer === 'open') return event;
  switch (event.t) {
    case 'drew-card':
    case 'stashed':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'drew-marker':
      return event.seat === viewer ? event : { ...event, marker: null };
    case 'spied':
      return event.seat === viewer || event.on === viewer ? event : { ...event, cards: null };
    default:
      return event;
  }
}
