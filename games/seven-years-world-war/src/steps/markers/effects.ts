import type { Context, Seat } from '@cabinet-wars/kernel';
import type { Marker } from '../../data/markers.ts';
import type { Event } from '../../events.ts';

/**
 * Calls the procedure of a marker's effect. Markers that only let their player go on with what he is about (Forced March,
 * Expedition, Honors of War, Illuminati, Sturm & Drang) have none: whoever called `playMarker` looks at `g.effective`.
 */
export function takeEffect(_marker: Marker, _seat: Seat, _x: Context<Event>): void {}
