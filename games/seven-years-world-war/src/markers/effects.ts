import type { Context, Seat } from '@cabinet-wars/kernel';
import { MARKERS, type Marker, type MarkerId } from '../data/markers.ts';
import type { Event } from '../vocabulary/events.ts';
import { attrition } from './attrition.ts';
import { balanceOfPower } from './balance-of-power.ts';
import { coalitionRallies } from './coalition-rallies.ts';
import { corruption } from './corruption.ts';
import { laissezFaire } from './laissez-faire.ts';
import { manufacturingInventions } from './manufacturing-inventions.ts';
import { minorPowerAlliance } from './minor-power-alliance.ts';
import { revolution } from './revolution.ts';
import { scientificBreakthrough } from './scientific-breakthrough.ts';
import { tradingCharter } from './trading-charter.ts';
import { voltaire } from './voltaire.ts';

const effects: Readonly<Partial<Record<MarkerId, (seat: Seat, x: Context<Event>) => void>>> = {
  attrition: (seat, x) => x.call(attrition, { seat, square: -1, units: [] }),
  'balance-of-power': (_seat, x) => x.call(balanceOfPower, {}),
  voltaire: (seat, x) => x.call(voltaire, { seat }),
  corruption: (seat, x) => x.call(corruption, { seat }),
  'coalition-rallies': (seat, x) => x.call(coalitionRallies, { seat, first: 0 }),
  'laissez-faire': (seat, x) => x.call(laissezFaire, { seat, first: 0 }),
  'manufacturing-inventions': (seat, x) => x.call(manufacturingInventions, { seat }),
  'minor-power-alliance': (seat, x) => x.call(minorPowerAlliance, { seat }),
  revolution: (seat, x) => x.call(revolution, { seat }),
  'scientific-breakthrough': (seat, x) => x.call(scientificBreakthrough, { seat }),
  'trading-charter': (seat, x) => x.call(tradingCharter, { seat }),
};

/**
 * Calls the procedure of a marker's effect. Markers that only let their player go on with what he is about (Forced March,
 * Expedition, Honors of War, Illuminati, Sturm & Drang, Grand Tour) have none: whoever called `playMarker` looks at
 * `g.effective`.
 */
export function takeEffect(marker: Marker, seat: Seat, x: Context<Event>): void {
  effects[MARKERS[marker]]?.(seat, x);
}
