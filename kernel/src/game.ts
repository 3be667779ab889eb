import type { Chance } from './chance/chance.ts';
import type { Choice } from './choice.ts';
import type { OwnData } from './data/own-data.ts';
import type { AnyProcedure, Flow } from './flow/flow.ts';
import type { Tally } from './look-ahead/gesture.ts';
import type { Plain } from './plain.ts';
import type { Reason } from './reason.ts';
import type { Schema } from './schema.ts';
import type { Seat, SeatSpec, Viewer } from './seat.ts';
import type { FrameBase, GameState, Public } from './state.ts';
import type { Terms } from './terms.ts';

/** Something that has happened, as typed data: `{ t: 'battle-won', … }`. Never a sentence. */
export type GameEvent = { readonly t: string; readonly [fact: string]: Plain };

/** How a game ended. */
export interface Result {
  /** Seats by place; those who share a place stand together. */
  readonly places: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  /** How decisive it was, where the rules tell degrees of victory apart. */
  readonly level?: string;
  /** What ended it, as an id for the texts. */
  readonly reason: string;
}

/** What a viewer may know: `open` is the same for everybody, `own` is that seat's alone (null for spectators). */
export interface View<Open = Plain, Own = Plain> {
  readonly open: Open;
  readonly own: Own | null;
}

/** Something two seats agree on, or (to nobody) something a seat does in between. Flat data, `t` tells the kinds apart. */
export type Deal = {
  readonly t: string;
  readonly from: Seat;
  readonly to: Seat | null;
  readonly [term: string]: string | number | boolean | null;
};

/** A kind of deal: what it has to say, and whether it moves nothing but money and so may run on asks that allow only that. */
export interface DealKind {
  readonly t: string;
  readonly money: boolean;
  /** Made with nobody: an interjection. */
  readonly withNobody?: boolean;
  readonly terms: Terms;
}

export interface Deals<G extends GameState, C extends Choice, E> {
  readonly kinds: readonly DealKind[];
  /** Why a deal, well formed, cannot be made as things are; null if it can. */
  may(g: G, deal: Deal): Reason | null;
  /** Carries out an agreed deal. Its locals are `{ deal }`. */
  readonly carryOut: AnyProcedure<G, C, E>;
}

/** What a seat has told the table to do in its place: the id of an order spec and its terms. */
export type Order = { readonly order: string; readonly [term: string]: string | number | boolean | null };

/**
 * A kind of standing order. It looks only at what is public, never at what the seat holds: whether somebody is asked or
 * answered for must betray nothing.
 */
export interface OrderSpec<G extends GameState, C extends Choice> {
  readonly id: string;
  /** The questions it bears on: `procedure.step`. */
  readonly asks: readonly string[];
  /** What it has to say besides. */
  readonly terms: Terms;
  /** The choice to make, `ask` to be asked after all, or null where the order does not apply. */
  answer(g: G, frame: FrameBase, seat: Seat, order: Order): C | 'ask' | null;
  /** Orders of this kind every seat begins with. */
  readonly initial?: readonly Order[];
}

/** Everything the rest of the world needs of a game. */
export interface GameModule<
  G extends GameState = GameState,
  C extends Choice = Choice,
  E extends GameEvent = GameEvent,
  V extends View<unknown, unknown> = View<unknown, unknown>,
  O extends { readonly players: number } = { readonly players: number },
> {
  readonly id: string;
  /** Raised whenever saved states of the version before need `migrate`. */
  readonly stateVersion: number;
  /** Components of an owner's own that it is played with; none where they are the game's. */
  readonly data?: OwnData;
  readonly options: Schema<O>;
  seats(options: O): readonly SeatSpec[];
  readonly flow: Flow<G, C, E>;
  setup(options: O, chance: Chance): G;
  result(g: G): Result | null;
  /** `open` is the open part where it was already made of the same state, for another viewer: it is long, and all have the same. */
  view(g: G, viewer: Viewer, open?: V['open']): V;
  /** The open part of the view of a state that nobody will change, for whoever only reads it: its lists may be the state's own. */
  openToRead?(g: G): V['open'];
  /** A whole state that agrees with a seat's view, what it cannot know filled in at random. From a view: no bot can cheat. */
  sample(view: V, chance: Chance): G;
  /** The event as a viewer may see it; null if not at all. */
  redact(event: E, viewer: Viewer): E | null;
  /** What must always hold and does not. */
  audit(g: G): string[];
  readonly deals: Deals<G, C, E>;
  readonly orders: readonly OrderSpec<G, C>[];
  /** Why a wish (a choice with parts left out) is not among the seat's options. */
  explain(g: G, seat: Seat, wish: Partial<C>): Reason[];
  /** What the seat has of all that is paid with or counted, from what everybody may see: what look-ahead reckons costs by. */
  tally?(g: Public<G>, seat: Seat): Tally;
  readonly notation: {
    format(choice: C): string;
    parse(text: string): C | null;
    /** The fields of each kind of choice, as `notationOf` takes them: what a program that plays is told of them. */
    readonly fields?: Readonly<Record<string, readonly string[]>>;
  };
  /** A state saved by an older version, made fit for this one; not needed while there was none. */
  migrate?(saved: unknown, from: number): G;
  /** The names saved games and logs rely on, besides those of the flow: ids of things, kinds of events. */
  readonly names: { readonly ids: readonly string[]; readonly events: readonly string[] };
}

// biome-ignore lint/suspicious/noExplicitAny: a host handles all games alike
export type AnyGame = GameModule<any, any, any, any, any>;

export type StateOf<M> = M extends GameModule<infer G, infer _C, infer _E, infer _V, infer _O> ? G : never;
export type ChoiceOf<M> = M extends GameModule<infer _G, infer C, infer _E, infer _V, infer _O> ? C : never;
export type EventOf<M> = M extends GameModule<infer _G, infer _C, infer E, infer _V, infer _O> ? E : never;
export type ViewOf<M> = M extends GameModule<infer _G, infer _C, infer _E, infer V, infer _O> ? V : never;
export type OptionsOf<M> = M extends GameModule<infer _G, infer _C, infer _E, infer _V, infer O> ? O : never;
