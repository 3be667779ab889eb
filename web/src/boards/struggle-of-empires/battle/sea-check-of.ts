import type { Event } from '@cabinet-wars/struggle-of-empires/view';

export type SeaCheck = Extract<Event, { t: 'sea-check' }>;

const AFTER: readonly Event['t'][] = [
  'paid',
  'taxed',
  'unrest-taken',
  'voyage-ended',
  'moved',
  'unit-lost',
  'blockade-lifted',
  'turn-begins',
  'round-begins',
];

/** The last sea check, as long as nothing has been told since but what came of it. */
export function seaCheckOf(events: readonly Event[]): SeaCheck | null {
  const last = events.findLast(({ t }) => !AFTER.includes(t));
  return last?.t === 'sea-check' ? last : null;
}
