import type { Context, Seat } from '@cabinet-wars/kernel';
import { MARKERS, type Marker, type MarkerId } from '../data/markers.ts';
import { NOWHERE, type Square } from '../data/squares.ts';
import type { Piece } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';

/** What the procedure of a marker's effect knows: who played it. */
export interface MarkerEffect {
  seat: Seat;
}

export interface AttritionEffect extends MarkerEffect {
  square: Square;
  /** Units still to be rolled for. */
  units: Piece[];
}

/** An effect that takes two dice; the first is kept while the second is thrown. */
export interface TwoDiceEffect extends MarkerEffect {
  first: number;
}

type Effect = (seat: Seat, x: Context<Event>) => void;

const effect =
  (name: MarkerId): Effect =>
  (seat, x) =>
    x.call<MarkerEffect>({ name }, { seat });
const twoDice =
  (name: MarkerId): Effect =>
  (seat, x) =>
    x.call<TwoDiceEffect>({ name }, { seat, first: 0 });

/** By name and not by import: effects throw dice and play markers in their turn, and a die may be answered with a marker. */
export const EFFECTS: Readonly<Partial<Record<MarkerId, Effect>>> = {
  attrition: (seat, x) => x.call<AttritionEffect>({ name: 'attrition' }, { seat, square: NOWHERE, units: [] }),
  'balance-of-power': (_seat, x) => x.call({ name: 'balance-of-power' }, {}),
  voltaire: effect('voltaire'),
  corruption: effect('corruption'),
  'coalition-rallies': twoDice('coalition-rallies'),
  'laissez-faire': twoDice('laissez-faire'),
  'manufacturing-inventions': effect('manufacturing-inventions'),
  'minor-power-alliance': effect('minor-power-alliance'),
  revolution: effect('revolution'),
  'scientific-breakthrough': effect('scientific-breakthrough'),
  'trading-charter': effect('trading-charter'),
};

/**
 * Calls the procedure of a marker's effect. Markers that only let their player go on with what he is about (Forced March,
 * Expedition, Honors of War, Illuminati, Sturm & Drang, Grand Tour) have none: whoever called `playMarker` looks at
 * `g.effective`.
 */
export function takeEffect(marker: Marker, seat: Seat, x: Context<Event>): void {
  EFFECTS[MARKERS[marker]]?.(seat, x);
}
