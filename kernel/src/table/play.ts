import type { Source } from '../chance/chance.ts';
import { noChance } from '../chance/no-chance.ts';
import { type Choice, choiceIn, isOffered } from '../choice.ts';
import { answerOf } from '../flow/answers.ts';
import { Context } from '../flow/context.ts';
import type { Question } from '../flow/question.ts';
import type { Deal, GameEvent, GameModule, Order } from '../game.ts';
import { copy } from '../plain.ts';
import { BrokenPromise, type KernelReason, type Reason } from '../reason.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import { AskIds } from './ask-ids.ts';
import { EventLog } from './event-log.ts';
import type { Entry } from './journal.ts';
import { mayRunOn, type Offer, Offers, readDeal } from './offers.ts';
import { Orders } from './orders.ts';
import { Recorder } from './recorder.ts';
import type { Snapshot } from './saved.ts';
import { Undo } from './undo.ts';

/** Standing orders and agreed deals that never come to rest are a fault of the game. */
const MOST_AUTOMATIC_ACTS = 10_000;

/**
 * The inside of a table: does what is asked of it, without doubting that it may be done, and writes it down. The table
 * checks what people send; a replay checks what a journal says.
 */
export class Play<G extends GameState, C extends Choice, E extends GameEvent> {
  readonly game: GameModule<G, C, E>;
  readonly chance: Recorder;
  readonly log: EventLog<E>;
  readonly past: Undo<G, C>;
  readonly askIds: AskIds<C>;
  readonly offers: Offers;
  readonly orders: Orders<G, C>;
  readonly journal: Entry<C>[];
  /** How many entries were forgotten: the journal here begins after them. */
  forgotten: number;
  state: G;
  question: Question<C> | null = null;
  readonly #x: Context<E>;
  #actor: Seat | null = null;

  constructor(game: GameModule<G, C, E>, source: Source, at: Snapshot<G, C, E>) {
    this.game = game;
    this.state = copy(at.state);
    this.chance = new Recorder(source, at.counter);
    this.log = new EventLog(at.log);
    this.past = new Undo(copy(at.past));
    this.askIds = new AskIds(at.askIds);
    this.offers = new Offers(at.offers);
    this.orders = new Orders(game.orders, at.orders);
    this.journal = [];
    this.forgotten = 0;
    this.#x = new Context<E>(this.chance, (event) => this.log.add(event, this.#actor));
  }

  /** Runs a new game to its first question. */
  start(): void {
    this.question = this.game.flow.run(this.state, this.#x);
    this.#settle(null, 'undo-nothing');
  }

  /** Takes up a saved game at its open question. */
  resume(): void {
    this.question = this.game.flow.question(this.state);
    this.askIds.resume(this.question);
  }

  /** What a seat sends as one gesture. Stops at a barrier; an illegal element before one leaves all as it was. */
  take(seat: Seat, choices: readonly C[]): { taken: number } | { illegal: number } {
    const firstEvent = this.log.next;
    this.past.begin(this.state, seat, firstEvent);
    let taken = 0;
    while (taken < choices.length) {
      if (!this.isOffered(seat, choices[taken])) {
        this.#abandon(firstEvent);
        return { illegal: taken };
      }
      this.#playOrAbandon(seat, choices[taken++], firstEvent);
      if (this.#bar() !== null) break;
    }
    this.#settle(seat);
    this.#write({ t: 'choose', seat, choices: choices.slice(0, taken), outcomes: this.chance.take(), byOrder: false });
    return { taken };
  }

  /** What a standing order says in a seat's place. It belongs to the seat's gesture, if that is still the last. */
  takeByOrder(seat: Seat, choice: C): void {
    const firstEvent = this.log.next;
    const goesOn = this.past.last?.seat === seat;
    if (!goesOn) this.past.begin(this.state, seat, firstEvent);
    this.#playOrAbandon(seat, choice, firstEvent, goesOn);
    this.#settle(seat);
    // Taken back alone it would only be given again.
    if (!goesOn && this.past.last?.seat === seat) this.past.barrier('undo-nothing');
    this.#write({ t: 'choose', seat, choices: [choice], outcomes: this.chance.take(), byOrder: true });
  }

  /** Why a seat cannot take back what it did last; null if it can. */
  whyNoUndo(seat: Seat): KernelReason | null {
    const { last, bar } = this.past;
    if (last?.seat === seat) return null;
    // Whether others have begun to answer is not to be read from why one cannot take back.
    if (this.question?.mode === 'secret') return answerOf(this.state, seat) === undefined ? 'undo-nothing' : null;
    return last === undefined ? bar : 'undo-not-yours';
  }

  /** Why a seat cannot take back its last gesture; null once it has. */
  undo(seat: Seat): KernelReason | null {
    const { flow } = this.game;
    this.past.changed();
    if (this.past.last?.seat === seat) {
      const { firstEvent } = this.past.dropLast();
      this.state = this.stateAfter(this.past.count);
      this.log.takeBack(firstEvent, seat);
    } else if (flow.retract(this.state, seat)) {
      this.past.barrier('undo-after-other-seat');
    } else {
      return this.whyNoUndo(seat);
    }
    this.question = flow.question(this.state);
    this.#write({ t: 'undo', seat });
    this.askIds.update(this.question, seat);
    return null;
  }

  setOrder(seat: Seat, order: Order, on: boolean): void {
    this.orders.set(seat, order, on);
    this.#write({ t: 'order', seat, order, on });
  }

  /** Something a seat would lay on the table, as a deal, or why it cannot be laid there. */
  readDeal(seat: Seat, input: unknown): { readonly deal: Deal } | { readonly reason: Reason } {
    if (this.question === null) return { reason: { why: 'game-over' } };
    const { kinds, may } = this.game.deals;
    const read = readDeal(kinds, seat, input, this.askIds.seats);
    if ('reason' in read) return read;
    const reason = this.offers.mayAdd(seat) ?? may(this.state, read.deal);
    return reason === null ? read : { reason };
  }

  propose(seat: Seat, deal: Deal): Offer {
    this.#write({ t: 'propose', seat, deal });
    return this.offers.add(deal);
  }

  answer(seat: Seat, offer: number, accept: boolean): void {
    if (accept) this.offers.agree(offer);
    else this.offers.remove(offer);
    this.#write({ t: 'answer', seat, offer, accept });
  }

  withdraw(seat: Seat, offer: number): void {
    this.offers.remove(offer);
    this.#write({ t: 'withdraw', seat, offer });
  }

  lapse(offer: number): void {
    this.offers.remove(offer);
    this.#write({ t: 'lapse', offer });
  }

  carryOut(offer: Offer): void {
    this.offers.remove(offer.id);
    this.#actor = null;
    this.past.changed();
    const { flow, deals } = this.game;
    this.question = flow.interject(this.state, deals.carryOut, { deal: copy(offer.deal) }, this.#x);
    this.#settle(null, 'undo-after-deal');
    this.#write({ t: 'carry-out', offer: offer.id, outcomes: this.chance.take() });
  }

  /** Whatever the table does by itself, until it waits for somebody. */
  automate(): void {
    for (let acts = 0; acts < MOST_AUTOMATIC_ACTS; acts++) if (!this.#actByItself()) return;
    throw new BrokenPromise(`standing orders or deals never come to rest at ${this.question?.key}`);
  }

  /** The only answer of a seat that is asked just to hide that it has one; null where it has a choice, or wants to be asked. */
  onlyAnswer(seat: Seat): C | null {
    if (this.question === null || !this.question.hides || this.orders.wantsToBeAsked(seat)) return null;
    const asked = this.question.waiting.find((each) => each.seat === seat);
    return asked === undefined || asked.options.length > 1 ? null : choiceIn<C>(asked.options[0]);
  }

  /** Gives it in the seat's place; false where there is none. */
  giveOnlyAnswer(seat: Seat): boolean {
    const only = this.onlyAnswer(seat);
    if (only === null) return false;
    this.takeByOrder(seat, only);
    this.automate();
    return true;
  }

  isOffered(seat: Seat, choice: C): boolean {
    const asked = this.question?.waiting.find((each) => each.seat === seat);
    return asked !== undefined && isOffered(asked.options, choice);
  }

  /** The state after the first gestures since the last barrier. */
  stateAfter(gestures: number): G {
    return this.past.again(gestures, this.#silently);
  }

  /** The state as others have last been shown it, to be looked at only. */
  shownState(): G {
    return this.past.shownState(this.#silently);
  }

  /** Plays again what is already in the log. */
  readonly #silently = (state: G, seat: Seat, choice: C): void => {
    this.game.flow.choose(state, seat, choice, new Context<E>(noChance));
  };

  #actByItself(): boolean {
    if (this.question === null) return false;
    for (const offer of this.offers.none ? [] : this.offers.agreed()) {
      if (!mayRunOn(this.question.deals, this.game.deals.kinds, offer.deal)) continue;
      if (this.game.deals.may(this.state, offer.deal) === null) this.carryOut(offer);
      else this.lapse(offer.id);
      return true;
    }
    for (const asked of this.question.waiting) {
      const choice = this.orders.answer(this.state, this.question, asked);
      if (choice === null) continue;
      this.takeByOrder(asked.seat, choice);
      return true;
    }
    return false;
  }

  /** A fault in the rules must not leave half a move behind. */
  #playOrAbandon(seat: Seat, choice: C, firstEvent: number, goesOn = false): void {
    this.#actor = seat;
    this.past.changed();
    try {
      this.question = this.game.flow.choose(this.state, seat, choice, this.#x);
      this.past.add(choice);
    } catch (fault) {
      this.#abandon(firstEvent, goesOn);
      throw fault;
    }
  }

  /** Back to before the gesture under way or, where an order went on with one already made, to after that. */
  #abandon(firstEvent: number, goesOn = false): void {
    this.past.changed();
    this.state = goesOn ? this.stateAfter(this.past.count) : this.past.abandon(this.#silently);
    this.question = this.game.flow.question(this.state);
    this.log.cutTo(firstEvent);
    this.chance.take();
    this.#x.clear();
  }

  /** A quiet ask has one reason from its beginning to its end: a second would tell that somebody has answered. */
  #bar(): KernelReason | null {
    if (this.question === null) return 'undo-after-end';
    if (this.question.mode === 'quiet') return 'undo-after-reaction';
    if (this.chance.used) return 'undo-after-chance';
    if (this.#x.revealed) return 'undo-after-reveal';
    return this.#x.reacted ? 'undo-after-reaction' : null;
  }

  /** At rest again: sets the barrier, shows what may be shown, numbers the questions. */
  #settle(actor: Seat | null, bar = this.#bar()): void {
    this.past.made();
    if (bar !== null) this.past.barrier(bar);
    const othersAsked = this.question?.waiting.some(({ seat }) => seat !== actor) ?? true;
    if (bar !== null || othersAsked || this.#x.turnEnded) {
      this.log.release();
      this.past.show();
    }
    if (this.#x.turnEnded || this.question === null) this.offers.lapse();
    this.#x.clear();
    this.askIds.update(this.question, actor);
  }

  /** Returns the state itself, not a copy: copy it to keep it. */
  snapshot(): Snapshot<G, C, E> {
    return {
      at: this.forgotten + this.journal.length,
      counter: this.chance.counter,
      state: this.state,
      past: this.past.save(),
      log: this.log.save(),
      askIds: this.askIds.save(),
      offers: this.offers.save(),
      orders: this.orders.save(),
    };
  }

  #write(entry: Entry<C>): void {
    this.journal.push(entry);
  }
}
