import type {
  AnyGame,
  Choice,
  ChoiceOf,
  Deal,
  EventOf,
  GameEvent,
  GameModule,
  GameState,
  GameTexts,
  Language,
  Offer,
  Option,
  Order,
  OwnAsk,
  Reason,
  Seat,
  Telling,
  ToldEvent,
  Translations,
  View,
  ViewOf,
} from '@cabinet-wars/kernel';
import type { ComponentType } from 'react';
import type { SeatFacts, TableFacts } from '../../client/table-client.ts';
import type { IconName } from '../../icons.tsx';
import type { AskAhead } from '../../look-ahead/index.ts';
import type { ActionsLeft } from './actions-left.ts';
import type { AfterGame } from './after-game.ts';
import type { Ceremony, CeremonyNow } from './ceremony/ceremony.ts';
import type { Chapter } from './chapter.ts';
import type { ComponentsEditorProps } from './components-editor.ts';
import type { FirstNote } from './first-notes.ts';
import type { Miniature } from './miniature.ts';
import type { NoteProps, OrdersProps } from './orders-props.ts';

export type { Chapter } from './chapter.ts';
export type { NoteProps, OrdersProps } from './orders-props.ts';
export type { JudgedWay, Suggested } from './suggested.ts';

import type { Taught } from './lesson/taught.ts';
import type { JudgedWay, Suggested } from './suggested.ts';
import type { TermNames } from './term-names.ts';
import type { Term } from './terms/term.ts';

/** A game as the shell knows it: views, choices and events of whatever kind, as plain data. */
export type SomeGame = GameModule<GameState, Choice, GameEvent, View>;

/** An event on its way: `view` is still the one before it. With reduced motion nothing travels, see `recent`. */
export interface Animating<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly milliseconds: number;
}

/** Everything a board is given. It knows no rules: it draws the view and turns clicks into choices. */
export interface BoardProps<M extends AnyGame = SomeGame> {
  readonly facts: TableFacts;
  readonly view: ViewOf<M>;
  /** Whose eyes; null for spectators and finished games. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatFacts[];
  readonly texts: TextsOf<M>;
  readonly language: Language;
  readonly telling: Telling;
  /** The viewer's question, when it can be answered now; never in the past or while something moves. */
  readonly ask: OwnAsk<ChoiceOf<M>> | null;
  /** Which option (by its place in `ask.options`) the pointer or focus is on, in the list or on the board. */
  readonly highlighted: number | null;
  /** Which choice has been picked and waits to be committed. */
  readonly picked: ChoiceOf<M> | null;
  /**
   * Chooses. What is for good is first shown as `picked`, and committed in the panel. Several choices are one gesture, done
   * and undone together. An option that leaves a number open is not chosen: its number is asked for.
   */
  pick(choice: ChoiceOf<M> | Option<ChoiceOf<M>> | readonly ChoiceOf<M>[]): void;
  /** What the question could come to by the viewer's own choices: where they lead, and what there will be then. */
  readonly lookAhead: AskAhead<ChoiceOf<M>>;
  hover(option: number | null): void;
  /** Asks why a wish is not possible; the shell shows the answer. */
  explain(wish: Partial<ChoiceOf<M>> | Nothing): void;
  readonly animating: Animating<EventOf<M>> | null;
  /** What the last change brought, for a ring on what changed where motion is reduced. */
  readonly recent: readonly EventOf<M>[];
  /** The story up to what is shown, as the viewer knows it. */
  readonly told: readonly ToldEvent<EventOf<M>>[];
  readonly reducedMotion: boolean;
  /** Whether this is the board as it was. */
  readonly past: boolean;
  /** A moment that is being told in steps, see `ceremony/ceremony.ts`; then no question is put. */
  readonly ceremony: CeremonyNow | null;
  /** What a bot suggests, the best first, while its advice is open: to be drawn with their numbers. */
  readonly suggested: readonly Suggested<ChoiceOf<M>>[];
  /** What a bot makes of the question, the best first, at those the board is `advisedAt`; null while it thinks, or where advice is not given. */
  readonly judged?: readonly JudgedWay<ChoiceOf<M>>[] | null;
  /** Whether what it makes of the question is still to come. */
  readonly isJudging?: boolean;
  /** Opens the form of offers with somebody chosen; not there where there is nothing to offer. */
  offerTo?(seat: Seat): void;
  /** In a lesson, what the teacher points at and means. */
  readonly taught?: Taught<ChoiceOf<M>>;
}

/** What was pointed at stands for no wish. */
export type Nothing = { readonly t: 'nothing' };

type TextsOf<M extends AnyGame> = GameTexts<ChoiceOf<M>, EventOf<M>>;

export type InLanguages = Translations<string>;

/** How long an event is shown; one that `holds` also keeps the next question back (dice, what must not be spoilt). */
export type Duration = number | { readonly milliseconds: number; readonly holds: true };

/**
 * What is committed with a second click is what dice or hidden things follow. Here are the exceptions, by prompt
 * (`attack.declare`) or by kind of choice (`end-turn`); a kind outweighs its prompt.
 */
export interface Commits {
  readonly twice?: readonly string[];
  readonly once?: readonly string[];
}

/** What the other side of a bargain would say, in words, and what it would rather accept. */
export interface Foreseen {
  readonly accept: boolean;
  readonly why: string;
  readonly instead: readonly Deal[];
}

/** What a board's own form of bargains is given, besides what every board is. */
export type OffersProps<M extends AnyGame = SomeGame> = BoardProps<M> & {
  readonly offers: readonly Offer[];
  /** True if it lies on the table now. */
  propose(deal: Deal): Promise<boolean>;
  answer(offer: Offer, accept: boolean): void;
  withdraw(offer: Offer): void;
  /** Why the last thing sent was refused. */
  readonly notice: string | null;
  /** What a bot said about the last thing it did; null for people. */
  lastWord(seat: Seat): string | null;
  /** Null where the other side cannot be foreseen: people never are. */
  foresee(deal: Deal): Promise<Foreseen | null>;
};

/** A panel beside the log. */
export interface BoardTab<M extends AnyGame = SomeGame> {
  readonly id: string;
  readonly name: InLanguages;
  /** Its icon where tabs are icons, on a phone. */
  readonly icon?: IconName;
  readonly Panel: ComponentType<BoardProps<M>>;
}

/** Something a player might want that is not among the options, to be asked about. */
export interface Wish<M extends AnyGame = SomeGame> {
  readonly wish: Partial<ChoiceOf<M>>;
  readonly name: string;
  /** The obstacle, for what so many will look for that it stands among the choices with its reason. */
  readonly why?: Reason;
}

/** A line of the log as a board may draw it. */
export interface LineProps<M extends AnyGame = SomeGame> {
  readonly event: EventOf<M>;
  /** The line in words. */
  readonly text: string;
  readonly language: Language;
  /** What was told before it, the latest first. */
  earlier(): Iterable<EventOf<M>>;
  /** Another event in words. */
  say(event: EventOf<M>): string;
}

/** What a row of the list of choices is given. */
export type RowProps<M extends AnyGame = SomeGame> = BoardProps<M> & {
  readonly choice: ChoiceOf<M>;
  readonly text: string;
};

/** What a board reads of a question. */
export type Asked<M extends AnyGame = SomeGame> = Pick<
  BoardProps<M>,
  'view' | 'seat' | 'ask' | 'texts' | 'language' | 'telling'
>;

/**
 * What the shell can use of a game's face, in that game's own types. Everything is optional: without it a game plays as a
 * list of choices.
 */
export interface BoardModule<M extends AnyGame = SomeGame> extends AfterGame<M> {
  readonly Board?: ComponentType<BoardProps<M>>;
  /** Seats with their public facts: under the board on a desk, over it on a phone. */
  readonly Strip?: ComponentType<BoardProps<M>>;
  /** What stands in the bar at the top: the score of the game as everybody may see it. */
  readonly BarTrack?: ComponentType<Pick<BoardProps<M>, 'view' | 'language'>>;
  /** Prompts without numbered rows: their digits are the board's own keys. */
  readonly withoutNumbers?: readonly string[];
  /** Keys of the board's own, and what they do: they stand in the list of keys. */
  keys?(language: Language): readonly (readonly [keys: string, what: string])[];
  /** What a row of the list of choices shows, where the plain words are not enough; null for those words. */
  readonly Row?: ComponentType<RowProps<M>>;
  /** What a line of the log shows, where the plain words are not enough. */
  readonly LogLine?: ComponentType<LineProps<M>>;
  /** Whether an event needs no line of its own, since the line of the next tells it too: the squares of a way. */
  readonly isToldWith?: (event: EventOf<M>, next: EventOf<M>) => boolean;
  /** Under a line of the log, what only the viewer is told of that moment. */
  readonly LogNote?: ComponentType<NoteProps>;
  /** By prompt key, what stands in place of that list. Every choice must be a button there too. */
  readonly panels?: Readonly<Record<string, ComponentType<BoardProps<M>>>>;
  /** Between the choices and the commit row: odds, the battle so far, the auction. */
  readonly Context?: ComponentType<BoardProps<M>>;
  /** At the foot of the question, beside the button that takes back: what goes on. Null where the list says it all. */
  readonly Foot?: ComponentType<BoardProps<M>>;
  readonly tabs?: readonly BoardTab<M>[];
  /** Fetches what lets an owner edit a set of components on a picture of it. */
  loadComponentsEditor?(): Promise<{ readonly default: ComponentType<ComponentsEditorProps> }>;
  /** The sign of what a seat plays, about 24 px. */
  readonly Emblem?: ComponentType<{ readonly plays: string; readonly size?: number }>;
  /** Bargains in the game's own words, in place of the general form. */
  readonly Offers?: ComponentType<OffersProps<M>>;
  /** Standing orders in the game's own words, in place of the general form. */
  readonly Orders?: ComponentType<OrdersProps>;
  /** What the player has set for all tables of the game, as orders to give and to take back at a new one. */
  keptOrders?(orders: readonly Order[]): readonly { readonly order: Order; readonly on: boolean }[];
  readonly durations?: Readonly<Record<string, Duration>>;
  /** Where the game is: `War II, round 3 of 5`. */
  headline?(view: ViewOf<M>, texts: TextsOf<M>, language: Language): string;
  chapter?(event: EventOf<M>, texts: TextsOf<M>, language: Language, telling?: Telling): Chapter | null;
  /** Whose doing an event is, by seat or by what the seat plays. */
  doer?(event: EventOf<M>): Seat | string | null;
  /** What is to be heard while an event is shown, where somebody wants sound. */
  cue?(event: EventOf<M>): 'dice' | 'fanfare' | 'coin' | null;
  readonly commits?: Commits;
  /** How many of its actions the asked seat has left; null where turns are not made of actions, or it has none now. */
  turn?(asked: Asked<M>): ActionsLeft | null;
  /** Prompts whose answers bots leave a moment to be taken back, before they go on. */
  readonly forgiving?: readonly string[];
  /** How the game begins for whoever plays at once, where that differs from the rulebook's own way. */
  readonly quickOptions?: Readonly<Record<string, unknown>>;
  /** What the asked seat has to act with, in a line under its actions. */
  readonly Means?: ComponentType<BoardProps<M>>;
  /** Kinds of choice that are the way on (`end-turn`, `stop`): they stay in sight under the list. */
  readonly onward?: readonly string[];
  /** How events of one change, from the first of these on, are told as a ceremony; null where they are told one by one. */
  ceremony?(
    events: readonly EventOf<M>[],
    before: ViewOf<M>,
    after: ViewOf<M>,
    seat: Seat | null,
    /** The whole story, that change included. */
    told?: readonly ToldEvent<EventOf<M>>[],
  ): Ceremony | null;
  /** Whether what others did between two views is summed up for the viewer afterwards: whoever likes is told only that. */
  sumsUp?(before: ViewOf<M>, after: ViewOf<M>): boolean;
  /** The rail while a ceremony lasts. */
  readonly CeremonyRail?: ComponentType<BoardProps<M>>;
  /** Questions at which the board itself shows what a bot makes of the choices, where the table allows advice. */
  readonly advisedAt?: readonly string[];
  /** Whether a choice only announces the one after it: then it is left out of what is told in a row. */
  announces?(choice: ChoiceOf<M>): boolean;
  /** What has befallen the asked seat, over the prompt; null where it simply has to decide. */
  befallen?(asked: Asked<M>): string | null;
  /** A line under the prompt: what is at stake, and what one has for it. */
  aside?(asked: Asked<M>): string | null;
  wishes?(asked: Asked<M>): readonly Wish<M>[];
  /** The score of each seat as everybody may know it; null where that is hidden. */
  scores?(view: ViewOf<M>): readonly (number | null)[];
  /** A score in words, where it is not so many points: a ratio is kept in hundredths. */
  scoreText?(score: number, language: Language): string;
  /** Every seat counts points of its own: then the winner's lead is told as their difference. */
  readonly countsApart?: true;
  /** The same without the word, on a scale that says what it measures. */
  scoreFigure?(score: number, language: Language): string;
  /** The section of the rules that a prompt belongs to, where its name does not say. */
  rulesFor?(key: string): string | null;
  readonly terms?: TermNames;
  /** Sections of the rules that concern an open question besides its own. */
  rulesNow?(key: string, options: readonly Option<ChoiceOf<M>>[]): readonly string[];
  /** What a section of the rules speaks of, drawn; it may be nothing. */
  readonly RulesFigure?: ComponentType<{ readonly section: string; readonly language: Language }>;
  /** Words that explain themselves wherever the rules print them. */
  glossary?(language: Language): readonly Term[];
  /** Icons and figures of the board that no word of the glossary stands for; found by their ids alone (`data-term`). */
  marks?(language: Language): readonly Term[];
  /** A miniature of the board, for lists of tables. */
  miniature?(view: ViewOf<M>): Miniature;
  /** What is said beside things that come for the first time, the more important first. */
  firstNotes?(language: Language): readonly FirstNote[];
}
