import { keysOf, type Viewer } from '@cabinet-wars/kernel';
import type { Event, EventKind, PeaceEvent } from './events.ts';
import { CARD_EVENTS } from './events-cards.ts';
import { WAR_EVENTS } from './events-wars.ts';

/** Every kind of event of Peace turns; the compiler finds the missing one. */
const PEACE_EVENTS: Readonly<Record<PeaceEvent['t'], true>> = {
  'peace-turn': true,
  'events-mixed-in': true,
  'events-retired': true,
  'debt-limit': true,
  'award-shown': true,
  'in-demand': true,
  'squadrons-back': true,
  'tiles-shown': true,
  'discards-reshuffled': true,
  'events-drawn': true,
  'event-discarded': true,
  'ministries-chosen': true,
  initiative: true,
  'goes-first': true,
  'round-begins': true,
  'tile-taken': true,
  'ministry-revealed': true,
  'ministry-removed': true,
  'ability-used': true,
  'event-played': true,
  'advantage-used': true,
  'advantage-held': true,
  'action-begun': true,
  passed: true,
  'points-granted': true,
  bought: true,
  exchanged: true,
  flag: true,
  conflict: true,
  'conflict-removed': true,
  'fort-damaged': true,
  'fort-repaired': true,
  'squadron-built': true,
  'squadron-sails': true,
  'squadron-leaves': true,
  'huguenots-flipped': true,
  vp: true,
  debt: true,
  treaty: true,
  'basic-tile-dealt': true,
  'bonus-tile-drawn': true,
  'bonus-tile-placed': true,
  'bonus-tile-moved': true,
  'bonus-tile-returned': true,
  'upgrade-drawn': true,
  'upgrade-kept': true,
  'basic-tile-out': true,
  'basic-tiles-swapped': true,
  'scoring-begins': true,
  'region-scored': true,
  'prestige-scored': true,
  'demand-scored': true,
  'game-over': true,
};
export const EVENT_KINDS = keysOf({ ...PEACE_EVENTS, ...CARD_EVENTS, ...WAR_EVENTS });

/** Facts that are the named seat's alone. */
const HIDDEN: Readonly<Partial<Record<EventKind, string>>> = {
  'events-drawn': 'events',
  'ministries-chosen': 'ministries',
  'basic-tile-dealt': 'tile',
  'bonus-tile-drawn': 'tile',
  'bonus-tile-placed': 'tile',
  'bonus-tile-moved': 'tile',
  'bonus-tile-returned': 'tile',
  'upgrade-drawn': 'tile',
  'upgrade-kept': 'keep',
  'basic-tiles-allotted': 'tiles',
};

/** An event as a viewer may see it: cards drawn, ministries chosen and War tiles are their owner's alone. */
export function redact(event: Event, viewer: Viewer): Event | null {
  const hidden = HIDDEN[event.t];
  if (hidden === undefined || viewer === 'open' || !('seat' in event) || event.seat === viewer) return event;
  return { ...event, [hidden]: null };
}
