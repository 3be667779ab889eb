import { type Choice, isFlat, isOffered } from '../choice.ts';
import type { Asked, Question } from '../flow/question.ts';
import type { Order, OrderSpec } from '../game.ts';
import { same } from '../plain.ts';
import type { Reason } from '../reason.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import { readTerms } from '../terms.ts';

/** The one order every game knows: ask me about reactions, of one kind (`procedure.step`) or of every kind. */
export const ASK_ME = 'ask-me';
export const askMe = (about = 'everything'): Order => ({ order: ASK_ME, about });
/** Ask me even where I have only one answer: for bluffing, since others then see me think. */
export const EMPTY_HANDED = 'empty-handed';

const ORDERS_A_SEAT = 32;

/** What each seat has told the table to do in its place. Secret, and beside the state, so undo never touches it. */
export class Orders<G extends GameState, C extends Choice> {
  readonly #specs: readonly OrderSpec<G, C>[];
  #orders: Order[][];

  constructor(specs: readonly OrderSpec<G, C>[], saved: readonly (readonly Order[])[]) {
    this.#specs = specs;
    this.#orders = saved.map((orders) => [...orders]);
  }

  /** Something from outside as an order of this game, or why it is none. */
  read(said: unknown): { readonly order: Order } | { readonly reason: Reason } {
    if (!isFlat(said) || !Object.hasOwn(said, 'order') || typeof said.order !== 'string')
      return { reason: { why: 'malformed' } };
    const { order } = said;
    if (order === ASK_ME)
      return typeof said.about === 'string' ? { order: askMe(said.about) } : { reason: { why: 'malformed' } };
    const spec = this.#specs.find((each) => each.id === order);
    if (spec === undefined) return { reason: { why: 'no-such-order', order } };
    const read = readTerms(spec.terms, said, ['order'], this.#orders.length);
    return 'reason' in read ? read : { order: { order, ...read.values } };
  }

  /** Gives an order (the newest is looked at first) or takes it back. */
  set(seat: Seat, order: Order, on: boolean): void {
    const others = this.#orders[seat].filter((each) => !same(each, order));
    this.#orders[seat] = on ? [order, ...others].slice(0, ORDERS_A_SEAT) : others;
  }

  /** Whether a seat wants to be asked although it has but one answer. */
  wantsToBeAsked(seat: Seat): boolean {
    return this.#orders[seat].some(({ order, about }) => order === ASK_ME && about === EMPTY_HANDED);
  }

  of(seat: Seat): readonly Order[] {
    return this.#orders[seat];
  }

  /** What a seat's orders say to a question: a choice, or null where the seat is to be asked. */
  answer(g: G, question: Question<C>, asked: Asked<C>): C | null {
    const frame = g.stack[g.stack.length - 1];
    for (const order of this.#orders[asked.seat]) {
      if (order.order === ASK_ME) {
        if (question.mode === 'quiet' && (order.about === 'everything' || order.about === question.key)) return null;
        continue;
      }
      const spec = this.#specs.find((each) => each.id === order.order);
      if (!spec?.asks.includes(question.key)) continue;
      const said = spec.answer(g, frame, asked.seat, order);
      if (said === 'ask') return null;
      if (said !== null && isOffered(asked.options, said)) return said;
    }
    return question.pass;
  }

  save(): Order[][] {
    return this.#orders.map((orders) => orders.map((order) => ({ ...order })));
  }
}
