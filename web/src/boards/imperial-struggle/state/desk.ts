import type {
  EventId,
  InvestmentId,
  MinistryId,
  RegionId,
  SpaceId,
  TheatreId,
} from '@cabinet-wars/imperial-struggle/data';
import type { Preferred } from '@cabinet-wars/imperial-struggle/reckoning';
import { makeStore } from '../../kit/store.ts';

/** What is open beside the question: a space or a purchase without a place, by its name. */
export interface Picked {
  readonly askId: number;
  readonly what: SpaceId | string;
  /** Which of the ways to buy it, where there are several. */
  readonly way: number;
}

/** A card of one's own. */
export type CardId = EventId | MinistryId;

export interface Desk {
  /** The Region that is open in large; null for the whole world. */
  readonly region: RegionId | null;
  /** Whether every name is wanted, as long as the key is held. */
  readonly allNames: boolean;
  /** The space under the pointer, or with the focus: what is drawn for it is drawn without the rest of the map. */
  readonly pointed: SpaceId | null;
  /** The Investment tile under the pointer, and the question it was pointed at in: taken, it is not cleared first. */
  readonly tile: { readonly askId: number; readonly id: InvestmentId } | null;
  readonly preferred: Preferred;
  readonly picked: Picked | null;
  /** What would end an action or a round with points left, pressed once. */
  readonly warned: string | null;
  /** Whether the other side's last round is to be seen again. */
  readonly again: boolean;
  /** The question over which the other side's round lay as a card and was put away. */
  readonly away: number | null;
  /** The space a line of the digest points at. */
  readonly breathes: SpaceId | null;
  /** Whether one's cards lie over the map, which of them is open there, and which is pointed at in the rail. */
  readonly cards: boolean;
  readonly card: CardId | null;
  readonly beside: CardId | null;
  /** The Event to be played once the ministry is turned up that brings its bonus, and the question at which that was said. */
  readonly next: { readonly event: EventId; readonly askId: number } | null;
  /** Changes of the other side that have been looked at: turn, round and Region. */
  readonly looked: readonly string[];
  /** A Peace turn whose scoring is looked at again. */
  readonly scoring: number | null;
  /** The theatre of the War to come that is pointed at while a War tile is placed. */
  readonly front: TheatreId | null;
  /** A theatre of the War under way whose account is looked at again. */
  readonly theatre: TheatreId | null;
}

/** What the map, the dock and the rail share of what one looks at; the table knows nothing of it. */
export const desk = makeStore<Desk>({
  region: null,
  allNames: false,
  pointed: null,
  tile: null,
  preferred: 'debt',
  picked: null,
  warned: null,
  again: false,
  away: null,
  breathes: null,
  cards: false,
  card: null,
  beside: null,
  next: null,
  looked: [],
  scoring: null,
  front: null,
  theatre: null,
});
