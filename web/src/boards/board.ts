import type {
  AnyTexts,
  Choice,
  Deal,
  GameEvent,
  Language,
  OwnAsk,
  Reason,
  Seat,
  Telling,
  Told,
  Translations,
  View,
} from '@cabinet-wars/kernel';
import type { ComponentType } from 'react';
import type { SeatFacts, TableFacts } from '../client/table-client.ts';
import type { IconName } from '../shell/parts/icons.tsx';

/** An event on its way: `view` is still the one before it. With reduced motion nothing travels, see `recent`. */
export interface Animating {
  readonly event: GameEvent;
  readonly milliseconds: number;
}

/** Everything a board is given. It knows no rules: it draws the view and turns clicks into choices. */
export interface BoardProps<V = View> {
  readonly facts: TableFacts;
  readonly view: V;
  /** Whose eyes; null for spectators and finished games. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatFacts[];
  readonly texts: AnyTexts;
  readonly language: Language;
  readonly telling: Telling;
  /** The viewer's question, when it can be answered now; never in the past or while something moves. */
  readonly ask: OwnAsk | null;
  /** Which option (by its place in `ask.options`) the pointer or focus is on, in the list or on the board. */
  readonly highlighted: number | null;
  /** Which choice has been picked and waits to be committed. */
  readonly picked: Choice | null;
  /**
   * Chooses. What is for good is first shown as `picked`, and committed in the panel. Several choices are one gesture, done
   * and undone together.
   */
  pick(choice: Choice | readonly Choice[]): void;
  hover(option: number | null): void;
  /** Asks why a wish is not possible; the shell shows the answer. */
  explain(wish: Partial<Choice>): void;
  readonly animating: Animating | null;
  /** What the last change brought, for a ring on what changed where motion is reduced. */
  readonly recent: readonly GameEvent[];
  /** The story up to what is shown, as the viewer knows it. */
  readonly told: readonly Told<GameEvent>[];
  readonly reducedMotion: boolean;
  /** Whether this is the board as it was. */
  readonly past: boolean;
}

export type InLanguages = Translations<string>;

/** Names of deals and of the terms of deals and orders: the forms are made from what the game says of them. */
export interface TermNames {
  deal(t: Deal['t'], language: Language): string;
  term(key: string, language: Language): string;
  value(key: string, value: string, language: Language): string;
}

/** Where a replay can jump to: 1 for a war or part, 2 for a round or turn in it. */
export interface Chapter {
  readonly level: 1 | 2;
  readonly title: string;
}

/** How long an event is shown; one that `holds` also keeps the next question back (dice, what must not be spoilt). */
export type Duration = number | { readonly milliseconds: number; readonly holds: true };

/** A panel beside the log. */
export interface BoardTab {
  readonly id: string;
  readonly name: InLanguages;
  /** Its picture where tabs are pictures, on a phone. */
  readonly icon?: IconName;
  readonly Panel: ComponentType<BoardProps>;
}

/** Something a player might want that is not among the options, to be asked about. */
export interface Wish {
  readonly wish: Partial<Choice>;
  readonly name: string;
  /** The obstacle, for what so many will look for that it stands among the choices with its reason. */
  readonly why?: Reason;
}

/** A line of the log as a board may draw it. */
export interface LineProps {
  readonly event: GameEvent;
  /** The line in words. */
  readonly words: string;
  readonly language: Language;
  /** What was told before it, the latest first. */
  earlier(): Iterable<GameEvent>;
}

/** What a board reads of a question. */
export type Asked = Pick<BoardProps, 'view' | 'seat' | 'ask' | 'texts' | 'language' | 'telling'>;

/** What the shell can use of a game's face. Everything is optional: without it a game plays as a list of choices. */
export interface BoardModule {
  readonly Board?: ComponentType<BoardProps>;
  /** Seats with their public facts: under the board on a desk, over it on a phone. */
  readonly Strip?: ComponentType<BoardProps>;
  /** What a row of the list of choices shows, where the plain words are not enough; null for those words. */
  readonly Row?: ComponentType<BoardProps & { readonly choice: Choice; readonly words: string }>;
  /** What a line of the log shows, where the plain words are not enough. */
  readonly LogLine?: ComponentType<LineProps>;
  /** By prompt key, what stands in place of that list. Every choice must be a button there too. */
  readonly panels?: Readonly<Record<string, ComponentType<BoardProps>>>;
  /** Between the choices and the commit row: odds, the battle so far, the auction. */
  readonly Context?: ComponentType<BoardProps>;
  readonly tabs?: readonly BoardTab[];
  /** The sign of what a seat plays, about 24 px. */
  readonly Emblem?: ComponentType<{ readonly plays: string; readonly size?: number }>;
  readonly durations?: Readonly<Record<string, Duration>>;
  /** Where the game is: `War II, round 3 of 5`. */
  headline?(view: View, texts: AnyTexts, language: Language): string;
  chapter?(event: GameEvent, texts: AnyTexts, language: Language): Chapter | null;
  /** Whose doing an event is, by seat or by what the seat plays. */
  doer?(event: GameEvent): Seat | string | null;
  /** Whether a choice ought to be committed with a second click, since dice or others' eyes follow. */
  isForGood?(ask: OwnAsk, choice: Choice, view: View): boolean;
  /** A line under the prompt: what is at stake, and what one has for it. */
  aside?(asked: Asked): string | null;
  wishes?(asked: Asked): readonly Wish[];
  /** The score of each seat as everybody may know it; null where that is hidden. */
  scores?(view: View): readonly (number | null)[];
  /** The section of the rules that a prompt belongs to, where its name does not say. */
  rulesFor?(key: string): string | null;
  readonly terms?: TermNames;
}
