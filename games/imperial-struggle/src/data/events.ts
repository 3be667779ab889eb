import { indexed, keysOf } from '@cabinet-wars/kernel';
import type { AdvantageId } from './advantages.ts';
import type { CountryId } from './map/regions.ts';
import type { KeywordId } from './ministries.ts';
import { type Point, type PointId, pointOf } from './points.ts';
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
  'carnatic-war': { era: S, bonus: keyword('mercantilism') },
  'acts-of-union': { era: S, bonus: { by: 'prestige', countries: ['scotland', 'ireland'] } },
  'tropical-diseases': { era: S, bonus: keyword('scholarship') },
  'south-sea-speculation': { era: S, bonus: keyword('finance') },
  'war-of-jenkins-ear': { era: S, type: 'M', bonus: keyword('mercantilism') },
  'native-american-alliances': { era: S, type: 'D', bonus: keyword('mercantilism') },
  'austro-spanish-rivalry': { era: S, bonus: keyword('governance') },
  'tax-reform': { era: S, type: 'E', bonus: keyword('finance') },
  'great-northern-war': { era: S, type: 'M', bonus: keyword('style') },
  'vatican-politics': { era: S, bonus: keyword('style') },
  'calico-acts': { era: S, type: 'E', bonus: keyword('mercantilism') },
  'military-spending-overruns': { era: S, type: 'M', bonus: debt(1) },
  'alberonis-ambition': { era: S, bonus: keyword('governance') },
  'famine-in-ireland': { era: S, type: 'E' },
  'interest-payments': { era: S, type: 'E', bonus: debt(1) },
  'caribbean-slave-unrest': { era: E, bonus: tiles },
  'pacte-de-famille': { era: E, bonus: keyword('style') },
  'byngs-trial': { era: E },
  'le-beau-monde': { era: E, bonus: keyword('style') },
  'hyder-ali': { era: E, bonus: keyword('mercantilism') },
  'co-hong-system': { era: E, type: 'D', bonus: keyword('scholarship') },
  'corsican-crisis': { era: E, type: 'D', bonus: keyword('governance') },
  'european-panic': { era: E, type: 'E', bonus: debt(3) },
  'west-african-gold-mining': { era: E, bonus: debt(1) },
  'war-of-the-quadruple-alliance': { era: E, type: 'D', bonus: keyword('governance') },
  'salon-dhercule': { era: E, bonus: keyword('style') },
  'bengal-famine': { era: E, type: 'E' },
  'father-le-loutre': { era: E, type: 'M', bonus: keyword('governance') },
  'war-of-the-polish-succession': { era: E, type: 'M', bonus: keyword('finance') },
  'jonathans-coffee-house': { era: E, type: 'E', bonus: keyword('finance') },
  'nootka-incident': { era: R, type: 'M', bonus: keyword('mercantilism') },
  'haitian-revolution': { era: R, bonus: tiles },
  'loge-des-neuf-soeurs': { era: R, bonus: keyword('style') },
  'la-gabelle': { era: R, type: 'D', bonus: debt(1) },
  'jesuit-abolition': { era: R, bonus: keyword('governance') },
  'wealth-of-nations': { era: R, bonus: keyword('scholarship') },
  'debt-crisis': { era: R, type: 'E', bonus: debt(3) },
  'east-asia-piracy': { era: R, type: 'M' },
  'stamp-act': { era: R, bonus: keyword('mercantilism') },
  'falklands-crisis': { era: R, type: 'D', bonus: { by: 'advantage', advantage: 'mediterranean-intrigue' } },
  'cook-and-bougainville': { era: R, bonus: keyword('mercantilism') },
} as const satisfies Record<string, EventRow>;

/** The 41 Events, in the order of their numbers. Ids are for ever. */
export type EventId = keyof typeof rows;
export const EVENTS = keysOf(rows);
export const EVENT_COUNT = EVENTS.length;

/** An Event card by its place in `EVENTS`. */
export type EventCard = number;
export const EVENT: Readonly<Record<EventId, EventCard>> = indexed(EVENTS);
export const isEventId = (id: unknown): id is EventId => typeof id === 'string' && Object.hasOwn(EVENT, id);

const all: readonly EventRow[] = Object.values(rows);
export const EVENT_ERA: readonly Era[] = all.map(({ era }) => ERAS.indexOf(era));
/** −1 where any Major action will do. */
export const EVENT_TYPE: readonly Point[] = all.map(({ type }) => (type === undefined ? -1 : pointOf(type)));
export const EVENT_BONUS: readonly (BonusCondition | null)[] = all.map(({ bonus }) => bonus ?? null);
export const EVENTS_OF: readonly (readonly EventCard[])[] = ERAS.map((_, era) =>
  [...all.keys()].filter((event) => EVENT_ERA[event] === era),
);
