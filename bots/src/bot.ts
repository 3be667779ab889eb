import type {
  AnyGame,
  Asks,
  Chance,
  Choice,
  Deal,
  GameEvent,
  GameState,
  Offer,
  Reason,
  Seat,
  Telling,
  Translations,
  View,
} from '@cabinet-wars/kernel';

/** What a bot is told: exactly what a person in its seat would see, and nothing else. */
export interface Situation<V extends View<unknown, unknown> = View<unknown, unknown>, C extends Choice = Choice> {
  readonly seat: Seat;
  readonly view: V;
  /** Its own question, if it has one; else it is only asked about offers. */
  readonly asks: Asks<C>;
  /** The offers it is a party to, answered or not. */
  readonly offers: readonly Offer[];
  /** How many offers it has already made since it last chose: hosts take no more than `OFFERS_A_QUESTION`. */
  readonly made: number;
  /** What it remembers of dealings, as far back as its host still holds the story; nothing where it is not told. */
  readonly recall?: Recall;
}

/** What was seen of promises and bargains: it tells whose word is good, and what has been asked already. */
export interface Recall {
  /** Events that bear on somebody's word, in order, as the seat was told them. */
  readonly heard: readonly GameEvent[];
  /** The offers it has made itself, and after how many of the events each. */
  readonly offered: readonly { readonly deal: Deal; readonly after: number }[];
}

/** What somebody says to an offer. */
export interface Reply {
  readonly accept: boolean;
  /** With its price, where more would do. */
  readonly why: Why;
  /** What it would rather accept, the nearest to what was offered first; at most two. All come from the same seat. */
  readonly instead?: readonly Deal[];
}

/** Foresees what a bot would say to an offer, from what the seat that thinks of making it can see and nothing else. */
export type Forecaster = (seen: Pick<Situation, 'view' | 'recall'>, deal: Deal, budget: Budget) => Reply;

/** How long it may think, whichever is reached first, and the numbers it may draw while it does. */
export interface Budget {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly chance: Chance;
}

/** Why it did so: an id with the facts a sentence needs. Put into words by the bot's texts. */
export type Why = Reason;

export type Move<C extends Choice = Choice> =
  | { readonly t: 'choose'; readonly choice: C; readonly why: Why }
  | { readonly t: 'answer'; readonly offer: number; readonly accept: boolean; readonly why: Why }
  | { readonly t: 'offer'; readonly deal: Deal; readonly why: Why };

/**
 * Somebody who plays without being a person. Called when its seat has a question, or an offer to answer; an offer is
 * answered before the question. It may be given a copy of the same situation twice and must not keep anything between.
 */
export type Bot = (situation: Situation, budget: Budget) => Move | Promise<Move>;

/** One thing that could be done, and what a bot makes of it. */
export interface Suggestion<C extends Choice = Choice> {
  readonly choice: C;
  /** What is meant to follow, as far as it has looked: what the choice aims at. Said after it, a gesture. */
  readonly next: readonly C[];
  /** What it is worth beside leaving things as they are, by the measure the game's reasons are told in. */
  readonly gain: number;
  readonly why: Why;
}

/**
 * Somebody who is asked what could be done: the best of different kinds, the best first. A step at a time, so that whoever
 * runs it can listen in between, and stop.
 */
export type Adviser = (situation: Situation, budget: Budget) => Generator<void, readonly Suggestion[]>;

/** A decision looked back at: everything as it looked before it was taken. */
export interface Verdict {
  readonly best: Suggestion;
  readonly chosen: Suggestion;
  /** What the choice gave away beside the best. */
  readonly lost: number;
  /** What the worst that was thought of would have given away: where that is little, nothing much was decided. */
  readonly stake: number;
}

/** Somebody who looks back at a game that is over. */
export interface Reviewer {
  /** So many points make a won game clearly more certain: what is much and what is little is told by it. */
  readonly unit: number;
  /** What was said in a row beside the best that could have been; null where there was nothing to decide. */
  judge(before: Situation, choices: readonly Choice[], budget: Budget): Generator<void, Verdict | null>;
  /** Whether standings are the game's own points, as the board would pay them; else they are what positions are worth to a bot. */
  readonly isInPoints: boolean;
  /** How well a seat stands in a state laid open, at the end of a period or of the one under way, in points of which only differences count; null once the game is over. */
  standing(g: GameState, seat: Seat, period?: number): number | null;
  /** Whether at a question of that name nothing is under way of which the outcome is open. */
  isSettled(key: string): boolean;
  /** In which of the game's periods a state is: where one ends points are reckoned, and standings before and after do not compare. */
  period(g: GameState): number;
  /** Says that in a state and has everybody go on in earnest until all is settled: what came of it by each of these chances. */
  playOuts(from: GameState, seat: Seat, choices: readonly Choice[], chances: readonly Chance[]): Iterable<GameState>;
}

/** How many offers a bot may make before it has to choose. */
export const OFFERS_A_QUESTION = 2;

/** A kind of bot: what people pick for a seat. */
export interface BotKind {
  readonly id: string;
  /** Fetched only when wanted. A bot is made for one game: through it it samples, copies and plays on. */
  load(): Promise<(game: AnyGame) => Bot>;
  /** The same for those who only want to be told; who has no adviser can say no more than what it would do. */
  loadAdviser?(): Promise<(game: AnyGame) => Adviser>;
  loadReviewer?(): Promise<(game: AnyGame) => Reviewer>;
  loadForecaster?(): Promise<(game: AnyGame) => Forecaster>;
  readonly texts: Translations<BotTexts>;
  /** Who sits down where nobody has picked a bot. */
  readonly usual?: true;
  /** Who was the usual one before: games begun then still have it. */
  readonly former?: BotKind;
}

export interface BotTexts {
  readonly name: string;
  readonly hint: string;
  why(why: Why, telling: Telling): string;
}
