import type { Source } from '../chance/chance.ts';
import { Recorded } from '../chance/recorded.ts';
import type { Choice } from '../choice.ts';
import type {
  AnyGame,
  ChoiceOf,
  EventOf,
  GameEvent,
  GameModule,
  OptionsOf,
  Order,
  Result,
  StateOf,
  View,
  ViewOf,
} from '../game.ts';
import { copy } from '../plain.ts';
import { BrokenPromise, type Reason, type Refusal, refuse } from '../reason.ts';
import type { Seat, SeatSpec, Viewer } from '../seat.ts';
import type { GameState } from '../state.ts';
import { type Asks, asksFor, whyNoAnswer } from './asks.ts';
import type { ToldEvent } from './event-log.ts';
import { type Entry, outcomesOf } from './journal.ts';
import { isSeat, type Offer } from './offers.ts';
import { begin, beginAgain, load, type Opening, type PlayOf, replay, type SavedOf } from './opening.ts';
import type { Play } from './play.ts';
import { redo } from './redo.ts';
import { type Header, resumeSource, type Saved, type Snapshot } from './saved.ts';
import { SeenState } from './seen-state.ts';
import { type Done, done, type Taken } from './taken.ts';
import { reasonsAgainst } from './wish.ts';

export type TableOf<M extends AnyGame> = Table<StateOf<M>, ChoiceOf<M>, EventOf<M>, ViewOf<M>, OptionsOf<M>>;

/**
 * A game being played. Every host (server, browser, bots, command line) sits at one of these: it says who must choose what,
 * and takes what a seat chose. Whatever it refuses leaves it exactly as it was.
 */
export class Table<
  G extends GameState = GameState,
  C extends Choice = Choice,
  E extends GameEvent = GameEvent,
  V extends View<unknown, unknown> = View<unknown, unknown>,
  O extends { readonly players: number } = { readonly players: number },
> {
  readonly game: GameModule<G, C, E, V, O>;
  readonly header: Header;
  readonly seats: readonly SeatSpec[];
  readonly #play: Play<G, C, E>;
  readonly #seen: SeenState<G, C, E>;

  private constructor(game: GameModule<G, C, E, V, O>, header: Header, play: Play<G, C, E>) {
    this.game = game;
    this.header = header;
    // What a header keeps was settled by this game's own schema when the table was opened.
    this.seats = game.seats(header.options as unknown as O);
    this.#play = play;
    this.#seen = new SeenState(play);
  }

  /** Any game's state and choices are its own: what `AnyGame` hides is said again here. */
  static #of<M extends AnyGame>(game: M, header: Header, play: PlayOf<M>): TableOf<M> {
    return new Table(game, header, play) as TableOf<M>;
  }

  static open<M extends AnyGame>(game: M, opening: Opening<StateOf<M>>): TableOf<M> {
    const { header, play } = begin(game, opening);
    play.automate();
    return Table.#of<M>(game, header, play);
  }

  static load<M extends AnyGame>(game: M, saved: SavedOf<M>, source?: Source): TableOf<M> {
    const { header, play } = load(game, saved, source);
    return Table.#of<M>(game, header, play);
  }

  static replay<M extends AnyGame>(
    game: M,
    header: Header,
    journal: readonly Entry<ChoiceOf<M>>[],
    source?: Source,
  ): TableOf<M> {
    const begun = replay(game, header, journal, source);
    return Table.#of<M>(game, begun.header, begun.play);
  }

  /** A recorded game from its first question on: the table (one and the same) after each entry of the journal. */
  static *steps<M extends AnyGame>(
    game: M,
    header: Header,
    journal: readonly Entry<ChoiceOf<M>>[],
  ): Generator<TableOf<M>> {
    const { play } = beginAgain(game, header, journal);
    const table = Table.#of<M>(game, header, play);
    yield table;
    for (const entry of journal) {
      redo(play, entry);
      yield table;
    }
  }

  /** The viewer's own question with its options; of the others only that the table waits. */
  asks(viewer: Viewer): Asks<C> {
    return asksFor(this.#play.question, this.#play.askIds, viewer);
  }

  /** Whether a seat has a question, reactions included. For the host alone: others may know only whom `asks` names to them. */
  isAsked(seat: Seat): boolean {
    const waiting = this.#play.question?.waiting ?? [];
    for (let i = 0; i < waiting.length; i++) if (waiting[i].seat === seat) return true;
    return false;
  }

  /** One choice or a list of them as one gesture, in answer to the seat's question with that number. */
  choose(seat: Seat, askId: number, choice: unknown): Taken<C> | Refusal {
    const list: readonly unknown[] = Array.isArray(choice) ? choice : [choice];
    if (!this.#isSeat(seat)) return refuse({ why: 'no-such-seat' });
    const reason = whyNoAnswer(this.#play.question, this.#play.askIds, { seat, askId, list });
    if (reason !== null) return refuse(reason);
    const choices = list as C[];
    if (!this.#play.isOffered(seat, choices[0])) return refuse({ why: 'not-an-option' }, 0);
    const result = this.#play.take(seat, choices);
    if ('illegal' in result) return refuse({ why: 'not-an-option' }, result.illegal);
    this.#play.automate();
    return { ok: true, rest: choices.slice(result.taken) };
  }

  /** Takes back the seat's last gesture, unless a die, a card or another seat stands in the way. */
  undo(seat: Seat): Done | Refusal {
    const why = this.#isSeat(seat) ? this.#play.undo(seat) : 'no-such-seat';
    return why === null ? done : refuse({ why });
  }

  /** Why the seat could not take back its last gesture just now; null if it could. */
  whyNoUndo(seat: Seat): Reason | null {
    const why = this.#isSeat(seat) ? this.#play.whyNoUndo(seat) : 'no-such-seat';
    return why === null ? null : { why };
  }

  /** Whether a seat is asked only to hide that it has a single answer: then the table may give it in its place. */
  hasOneAnswer(seat: Seat): boolean {
    return this.#isSeat(seat) && this.#play.onlyAnswer(seat) !== null;
  }

  /** Gives that answer as a standing order would. When to do so without telling is the host's affair. */
  answerFor(seat: Seat): Done | Refusal {
    return this.#isSeat(seat) && this.#play.giveOnlyAnswer(seat) ? done : refuse({ why: 'not-asked' });
  }

  /** Gives a standing order, or (`on` false) takes it back. */
  order(seat: Seat, order: unknown, on = true): Done | Refusal {
    if (!this.#isSeat(seat)) return refuse({ why: 'no-such-seat' });
    const read = this.#play.orders.read(order);
    if ('reason' in read) return refuse(read.reason);
    this.#play.setOrder(seat, read.order, on);
    this.#play.automate();
    return done;
  }

  orders(seat: Seat): readonly Order[] {
    return this.#isSeat(seat) ? this.#play.orders.of(seat) : [];
  }

  propose(seat: Seat, deal: unknown): { readonly ok: true; readonly offer: number } | Refusal {
    if (!this.#isSeat(seat)) return refuse({ why: 'no-such-seat' });
    const read = this.#play.readDeal(seat, deal);
    if ('reason' in read) return refuse(read.reason);
    const { id: offer } = this.#play.propose(seat, read.deal);
    this.#play.automate();
    return { ok: true, offer };
  }

  /** Accepts or declines. What is accepted is carried out at once, or at the next question that lets it be. */
  answer(seat: Seat, offerId: number, accept: boolean): Done | Refusal {
    if (typeof accept !== 'boolean') return refuse({ why: 'malformed' });
    const offer = this.#play.offers.toAnswer(seat, offerId);
    if ('why' in offer) return refuse(offer);
    const reason = accept ? this.game.deals.may(this.#play.state, offer.deal) : null;
    if (reason !== null) return refuse(reason);
    this.#play.answer(seat, offer.id, accept);
    this.#play.automate();
    return done;
  }

  withdraw(seat: Seat, offerId: number): Done | Refusal {
    const offer = this.#play.offers.toWithdraw(seat, offerId);
    if ('why' in offer) return refuse(offer);
    this.#play.withdraw(seat, offer.id);
    return done;
  }

  offers(viewer: Viewer): Offer[] {
    return this.#play.offers.seenBy(this.#allowed(viewer));
  }

  /** The table as a viewer may know it. Others do not watch half-made moves: they see it as it was last shown. */
  view(viewer: Viewer, open?: V['open']): V {
    return this.game.view(this.#seen.of(this.#allowed(viewer)), viewer, open);
  }

  /**
   * The open part of that view for a host that only reads it, where the game can do without a copy: it may be part of what
   * the table keeps. Undefined where it must be made anew.
   */
  openToRead(viewer: Viewer): V['open'] | undefined {
    if (!this.#play.past.shares || viewer === 'open') return undefined;
    return this.game.openToRead?.(this.#seen.of(viewer));
  }

  /** Whether the viewer is in the middle of a move: its view is then ahead of what all others see. */
  isAhead(viewer: Viewer): boolean {
    return this.#seen.isAhead(viewer);
  }

  /** The same object for as long as those see the same who are not in the middle of a move. */
  get showing(): object {
    return this.#play.past.showing;
  }

  events(viewer: Viewer, since = 0): ToldEvent<E>[] {
    return this.#play.log.tell(this.#allowed(viewer), since, this.game.redact);
  }

  /** Why a wish (a choice, or part of one) is not among the seat's options; nothing if it is. */
  explain(seat: Seat, wish: unknown): Reason[] {
    if (!this.#isSeat(seat)) return [{ why: 'no-such-seat' }];
    return reasonsAgainst(this.game, this.#play.state, this.#play.question, seat, wish);
  }

  get result(): Result | null {
    return this.#play.question === null ? this.game.result(this.#play.state) : null;
  }

  /** Everything, for the host to keep. Never to be sent to a player: it holds what is hidden, and the seed. */
  save(): Saved<G, C, E> {
    const { journal, forgotten } = this.#play;
    return copy({ header: this.header, journal, forgotten, snapshot: this.snapshot });
  }

  /** What `save` would take now without a copy: to be written out at once. */
  get snapshot(): Snapshot<G, C, E> {
    return this.#play.snapshot();
  }

  /** All that was done, for the host. */
  get journal(): readonly Entry<C>[] {
    return this.#play.journal;
  }

  /** How many entries the journal has had, forgotten ones included. For the host alone: it grows with quiet answers too. */
  get version(): number {
    return this.#play.forgotten + this.#play.journal.length;
  }

  /** The id after the last event everybody may see: grows with what is shown, and with nothing else. */
  get shown(): number {
    return this.#play.log.released;
  }
  /** The id of the first event still in memory: those before were forgotten. */
  get heldFrom(): number {
    return this.#play.log.first;
  }

  /** Lets go of journal entries and events that the host has stored, so that an idle table stays small. */
  forget(): void {
    this.#play.forgotten += this.#play.journal.splice(0).length;
    this.#play.log.forget();
  }

  /**
   * For a host that keeps thousands of tables: copies made for undo share what is the same with the one before, and the first with
   * `like`, what another table of the game returned here. It takes twice as long and leaves a fraction. Nobody may change or show it.
   */
  staySmall(like: G | null = null): G {
    return this.#play.past.share(this.#play.state, like);
  }

  /** Takes in what was done at the same table elsewhere, by another process. A fault leaves it of no use. */
  follow(entries: readonly Entry<C>[]): void {
    const { chance } = this.#play;
    chance.source = new Recorded(outcomesOf(entries));
    for (const entry of entries) redo(this.#play, entry);
    chance.source = resumeSource(this.header.source, chance.counter);
  }

  /** A table of its own that goes on from here with other chance. For finished games, tests and search. */
  fork(chance: Source): Table<G, C, E, V, O> {
    const { options, players } = this.header;
    return Table.open(this.game, { options, players, chance, start: this.#play.state }) as Table<G, C, E, V, O>;
  }

  #isSeat(seat: unknown): seat is Seat {
    return isSeat(seat, this.seats.length);
  }

  #allowed(viewer: Viewer): Viewer {
    if (viewer === 'open' && this.result === null) throw new BrokenPromise('a game is laid open only when it is over');
    return viewer;
  }
}
