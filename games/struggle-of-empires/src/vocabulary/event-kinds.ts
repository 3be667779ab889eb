import { keysOf, type Viewer } from '@cabinet-wars/kernel';
import type { Event, EventKind } from './events.ts';

/** Every kind of event there is; the compiler finds the missing one. */
const kinds: Readonly<Record<EventKind, true>> = {
  'first-player': true,
  'non-player-unit': true,
  'non-player-marker': true,
  'tile-given': true,
  'counter-placed': true,
  'counter-drawn': true,
  'counter-returned': true,
  drafted: true,
  'unit-placed': true,
  'war-begins': true,
  'auction-opens': true,
  bid: true,
  proposed: true,
  'bid-passed': true,
  'auction-won': true,
  'play-order': true,
  'round-begins': true,
  'turn-begins': true,
  passed: true,
  paid: true,
  taxed: true,
  'unrest-taken': true,
  'unrest-returned': true,
  population: true,
  'gold-gained': true,
  'vp-gained': true,
  built: true,
  destroyed: true,
  moved: true,
  'sea-check': true,
  'voyage-ended': true,
  'tile-taken': true,
  'tile-used': true,
  'tile-returned': true,
  'alliance-made': true,
  'blockade-placed': true,
  'blockade-lifted': true,
  colonized: true,
  'attack-declared': true,
  'ally-called': true,
  'ally-committed': true,
  'alliance-serves': true,
  'naval-battle-offered': true,
  'naval-support': true,
  'combat-begins': true,
  'combat-rolled': true,
  'combat-ended': true,
  surrendered: true,
  'unit-lost': true,
  'token-taken': true,
  'raid-sent': true,
  'raid-holds': true,
  'raid-beaten': true,
  income: true,
  'region-scored': true,
  'war-ends': true,
  'unrest-shown': true,
  'game-ends': true,
  'gold-given': true,
  promised: true,
};
export const EVENT_KINDS = keysOf(kinds);

/** An event as a viewer may see it: the worth of drawn unrest and drafted counters are their owner's alone. */
export function redact(event: Event, viewer: Viewer): Event | null {
  if (isAboutUnrest(event) && event.hidden && viewer !== event.seat && viewer !== 'open')
    return { ...event, points: null };
  if (event.t === 'drafted' && viewer !== event.seat && viewer !== 'open') return { ...event, counter: null };
  return event;
}

const isAboutUnrest = (event: Event) => event.t === 'unrest-taken' || event.t === 'unrest-returned';
