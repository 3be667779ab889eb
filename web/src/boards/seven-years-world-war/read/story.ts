import { stillHolding } from '../../kit/still-holding.ts';
import type { Event } from './seen.ts';

/** The whole story of a table, without what was taken back. */
export const storyOf = stillHolding<Event>();

export type Reckoned = Extract<Event, { t: 'reckoned' }>;

/** How it stood at the start and at the end of each year told so far. */
export const reckonings = (story: readonly Event[]): Reckoned[] =>
  story.flatMap((event) => (event.t === 'reckoned' ? [event] : []));
