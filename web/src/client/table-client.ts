import type { Suggestion } from '@cabinet-wars/bots';
import type { Past as PastState, Timeline } from '@cabinet-wars/host/history';
import type {
  Asks,
  Choice,
  Deal,
  Done,
  GameEvent,
  Language,
  Offer,
  Order,
  OwnData,
  Reason,
  Refusal,
  Result,
  Seat,
  Taken,
  ToldEvent,
  View,
  Viewer,
} from '@cabinet-wars/kernel';
import type { ExerciseControl } from './exercise.ts';
import type { LessonControl } from './lesson.ts';
import type { Presence } from './presence.ts';

export type { PastState, Timeline };

/** Who sits in a seat: the owner of this device, somebody else at the same device, or a bot. */
export type Sitter = 'me' | 'person' | 'bot';

/** Who is to sit in a seat. */
export interface SeatPlan {
  readonly sitter: Sitter;
  readonly name: string;
  readonly bot: string | null;
}

export interface SeatFacts {
  /** What it plays, by the game's own id. */
  readonly plays: string;
  readonly sitter: Sitter;
  readonly name: string;
  /** Which bot, where one sits here. */
  readonly bot: string | null;
}

/** What never changes about a table. */
export interface TableFacts {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Components of somebody's own it is played with. */
  readonly data?: OwnData;
  readonly seats: readonly SeatFacts[];
  readonly created: number;
  /** Published at the start: binds every die to come. Null where the numbers were not sealed. */
  readonly seedHash: string | null;
  readonly origin: Origin;
}

/** Where a table comes from: an ordinary game, a branch off another, a file, a lesson that goes on as a game. */
export type Origin = 'game' | 'what-if' | 'file' | 'lesson';

/** From which event on which hour holds: the log's clock, to the minute. */
export interface Stamp {
  readonly from: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Somebody else came to sit in a seat, before the event with that number was told. */
export interface SeatChange {
  readonly seat: Seat;
  readonly from: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly before: Pick<SeatFacts, 'name' | 'bot'>;
  readonly after: Pick<SeatFacts, 'name' | 'bot'>;
}

/** Everything a viewer may know of a table at one moment. */
export interface TableState {
  /** Grows with every change. */
  readonly version: number;
  readonly viewer: Viewer;
  readonly view: View;
  readonly asks: Asks;
  /** The story so far, as this viewer may know it. */
  readonly told: readonly ToldEvent<GameEvent>[];
  /** When it was told; nothing of games that were read from a file. */
  readonly stamps: readonly Stamp[];
  /** Who left and was replaced, where others sit elsewhere. */
  readonly seatChanges?: readonly SeatChange[];
  readonly offers: readonly Offer[];
  readonly orders: readonly Order[];
  /** Why the viewer could not take back its last gesture; null if it could. */
  readonly whyNoUndo: Reason | null;
  readonly result: Result | null;
  /** The next person on this device who must choose; null if none, or if all sit elsewhere. */
  readonly handTo: Seat | null;
  /** The first event the viewer had not been told when it last chose. */
  readonly unseenFrom: number;
  /** What each bot said about its last move; null for people and for bots that have not moved. */
  readonly whys: readonly (Reason | null)[];
}

/** One step of a table: the state after it, what the viewer was told with it, and whether the viewer did it. */
export interface Change {
  readonly state: TableState;
  readonly fresh: readonly ToldEvent<GameEvent>[];
  readonly own: boolean;
}

/** What a bot would tell a seat at some moment. `botTexts` puts every `why` into words. */
export interface Advice {
  readonly seat: Seat;
  readonly bot: string;
  /** The best of different kinds, the best first and never none: each with its worth, its reason and what it aims at. */
  readonly suggestions: readonly [Suggestion, ...Suggestion[]];
}

/**
 * The table a page sits at: the same against a worker in the page, against a server, and in a branch. A store in the
 * sense of `useSyncExternalStore`; whoever wants every step (the animations) listens to changes instead.
 */
export interface TableClient {
  readonly facts: TableFacts;
  state(): TableState;
  subscribe(listener: () => void): () => void;
  onChange(listener: (change: Change) => void): () => void;

  /** Looks at the table from another seat of this device, or from none. */
  sit(viewer: Viewer): Promise<void>;
  /** `grace`: for how many milliseconds bots here leave it to be taken back. */
  choose(seat: Seat, askId: number, choice: Choice | readonly Choice[], grace?: number): Promise<Taken | Refusal>;
  undo(seat: Seat): Promise<Done | Refusal>;
  order(seat: Seat, order: Order, on: boolean): Promise<Done | Refusal>;
  propose(seat: Seat, deal: Deal): Promise<{ readonly ok: true; readonly offer: number } | Refusal>;
  answer(seat: Seat, offer: number, accept: boolean): Promise<Done | Refusal>;
  withdraw(seat: Seat, offer: number): Promise<Done | Refusal>;
  explain(seat: Seat, wish: Partial<Choice>): Promise<readonly Reason[]>;

  /** Tells the host up to which version the player has watched: bots wait for that. */
  shown(version: number): void;
  timeline(): Promise<Timeline>;
  past(at: number): Promise<PastState>;
  /**
   * What a bot makes of that moment; null where nobody is asked whose hand the viewer may look into, or the answer was no
   * longer wanted.
   */
  advise?(at: number, signal?: AbortSignal): Promise<Advice | null>;
  /** The same of the viewer's open question, from what it sees and nothing else; absent where the table allows no advice. */
  readonly adviseNow?: ((signal?: AbortSignal) => Promise<Advice | null>) | undefined;
  /** A new table that goes on from there; its id. */
  branch(at: number): Promise<string>;
  /** A transcript: whole if the game is over, else what the viewer may know. */
  transcript(): Promise<string>;
  close(): Promise<void>;
  /** What goes on at the table other than the game, where others sit elsewhere: talk, notes, presence. */
  readonly presence?: Presence;
  /** Whoever teaches at this table. */
  readonly lesson?: LessonControl;
  /** Whoever sets an exercise at this table. */
  readonly exercise?: ExerciseControl;
  /** The host's own reasons in words; null for those of the game. */
  reasonText?(reason: Reason, language: Language): string | null;
  /** How the host ended the game, in words; null where the rules did. */
  endingText?(reason: string, language: Language): string | null;
}
