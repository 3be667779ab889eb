import type { AdvantageId } from './advantages.ts';
import type { KeywordId } from './ministries.ts';
import { type Point, type PointId, pointOf } from './points.ts';
import type { CountryId } from './regions.ts';
import { ERAS, type Era, type EraId } from './turns.ts';

/** What gives a card its bonus; tested before anything else happens (rule 14). */
export type BonusCondition =
  | { readonly by: 'keyword'; readonly keyword: KeywordId }
  | { readonly by: 'available-debt'; readonly lead: number }
  | { readonly by: 'bonus-tiles' }
  | { readonly by: 'prestige'; readonly countries: readonly CountryId[] }
  | { readonly by: 'advantage'; readonly advantage: AdvantageId };

interface EventRow {
  readonly era: EraId;
  /** The mark in the corner: such an Event goes only with a Major action of that kind. */
  readonly type?: PointId;
  readonly bonus?: BonusCondition;
}

const S = 'succession';
const E = 'empire';
const R = 'revolution';
const keyword = (id: KeywordId): BonusCondition => ({ by: 'keyword', keyword: id });
const debt = (lead: number): BonusCondition => ({ by: 'available-debt', lead });
const tiles: BonusCondition = { by: 'bonus-tiles' };

const rows = {
  e01: { era: S, bonus: keyword('mercantilism') },
  e02: { era: S, bonus: { by: 'prestige', countries: ['scotland', 'ireland'] } },
  e03: { era: S, bonus: keyword('scholarship') },
  e04: { era: S, bonus: keyword('finance') },
  e05: { era: S, type: 'M', bonus: keyword('mercantilism') },
  e06: { era: S, type: 'D', bonus: keyword('mercantilism') },
  e07: { era: S, bonus: keyword('governance') },
  e08: { era: S, type: 'E', bonus: keyword('finance') },
  e09: { era: S, type: 'M', bonus: keyword('style') },
  e10: { era: S, bonus: keyword('style') },
  e11: { era: S, type: 'E', bonus: keyword('mercantilism') },
  e12: { era: S, type: 'M', bonus: debt(1) },
  e13: { era: S, bonus: keyword('governance') },
  e14: { era: S, type: 'E' },
  e15: { era: S, type: 'E', bonus: debt(1) },
  e16: { era: E, bonus: tiles },
  e17: { era: E, bonus: keyword('style') },
  e18: { era: E },
  e19: { era: E, bonus: keyword('style') },
  e20: { era: E, bonus: keyword('mercantilism') },
  e21: { era: E, type: 'D', bonus: keyword('scholarship') },
  e22: { era: E, type: 'D', bonus: keyword('governance') },
  e23: { era: E, type: 'E', bonus: debt(3) },
  e24: { era: E, bonus: debt(1) },
  e25: { era: E, type: 'D', bonus: keyword('governance') },
  e26: { era: E, bonus: keyword('style') },
  e27: { era: E, type: 'E' },
  e28: { era: E, type: 'M', bonus: keyword('governance') },
  e29: { era: E, type: 'M', bonus: keyword('finance') },
  e30: { era: E, type: 'E', bonus: keyword('finance') },
  e31: { era: R, type: 'M', bonus: keyword('mercantilism') },
  e32: { era: R, bonus: tiles },
  e33: { era: R, bonus: keyword('style') },
  e34: { era: R, type: 'D', bonus: debt(1) },
  e35: { era: R, bonus: keyword('governance') },
  e36: { era: R, bonus: keyword('scholarship') },
  e37: { era: R, type: 'E', bonus: debt(3) },
  e38: { era: R, type: 'M' },
  e39: { era: R, bonus: keyword('mercantilism') },
  e40: { era: R, type: 'D', bonus: { by: 'advantage', advantage: 'mediterranean-intrigue' } },
  e41: { era: R, bonus: keyword('mercantilism') },
} as const satisfies Record<string, EventRow>;

/** The 41 Events by the numbers of their cards. Ids are for ever. */
export type EventId = keyof typeof rows;
export const EVENTS = Object.keys(rows) as EventId[];
export const EVENT_COUNT = EVENTS.length;

/** An Event card by its place in `EVENTS`. */
export type EventCard = number;
export const EVENT = Object.fromEntries(EVENTS.map((id, i) => [id, i])) as Readonly<Record<EventId, EventCard>>;
export const isEventId = (id: unknown): id is EventId => typeof id === 'string' && Object.hasOwn(EVENT, id);

const all: readonly EventRow[] = Object.values(rows);
export const EVENT_ERA: readonly Era[] = all.map(({ era }) => ERAS.indexOf(era));
/** −1 where any Major action will do. */
export const EVENT_TYPE: readonly Point[] = all.map(({ type }) => (type === undefined ? -1 : pointOf(type)));
export const EVENT_BONUS: readonly (BonusCondition | null)[] = all.map(({ bonus }) => bonus ?? null);
export const EVENTS_OF: readonly (readonly EventCard[])[] = ERAS.map((_, era) =>
  [...all.keys()].filter((event) => EVENT_ERA[event] === era),
);
