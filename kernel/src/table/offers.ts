import { isChoice } from '../choice.ts';
import type { DealsAllowed } from '../flow/procedure.ts';
import type { Deal, DealKind } from '../game.ts';
import { isWhole } from '../guards.ts';
import type { Reason } from '../reason.ts';
import type { Seat, Viewer } from '../seat.ts';
import { readTerms } from '../terms.ts';

/** A deal on the table: still to be answered, or agreed and waiting for an ask that lets it be carried out. */
export interface Offer {
  readonly id: number;
  readonly deal: Deal;
  readonly agreed: boolean;
}

export interface SavedOffers {
  readonly next: number;
  readonly offers: readonly Offer[];
}

const OPEN_OFFERS_A_SEAT = 3;

/** The offers of a table. They lie beside the state, so undo never touches them. */
export class Offers {
  #next: number;
  #offers: Offer[];

  constructor(saved: SavedOffers) {
    this.#next = saved.next;
    this.#offers = [...saved.offers];
  }

  /** Whether a seat has room on the table for one more. */
  mayAdd(seat: Seat): Reason | null {
    const open = this.#offers.filter((offer) => offer.deal.from === seat && !offer.agreed).length;
    return open >= OPEN_OFFERS_A_SEAT ? { why: 'too-many-offers', most: OPEN_OFFERS_A_SEAT } : null;
  }

  add(deal: Deal): Offer {
    const offer = { id: this.#next++, deal, agreed: deal.to === null };
    this.#offers.push(offer);
    return offer;
  }

  /** The offer, if this seat may answer it. */
  toAnswer(seat: Seat, id: unknown): Offer | Reason {
    return this.#standing(id, (deal) => deal.to === seat);
  }

  toWithdraw(seat: Seat, id: unknown): Offer | Reason {
    return this.#standing(id, (deal) => deal.from === seat);
  }

  agree(id: number): void {
    this.#offers = this.#offers.map((offer) => (offer.id === id ? { ...offer, agreed: true } : offer));
  }

  remove(id: number): void {
    this.#offers = this.#offers.filter((offer) => offer.id !== id);
  }

  /** At a turn's end whatever is still unanswered lapses. */
  lapse(): void {
    if (this.#offers.length > 0) this.#offers = this.#offers.filter((offer) => offer.agreed);
  }

  agreed(): readonly Offer[] {
    return this.#offers.filter((offer) => offer.agreed);
  }

  find(id: number): Offer | undefined {
    return this.#offers.find((offer) => offer.id === id);
  }

  get none(): boolean {
    return this.#offers.length === 0;
  }

  /** Seen by their parties alone. */
  seenBy(viewer: Viewer): Offer[] {
    return this.#offers.filter(({ deal }) => viewer === 'open' || deal.from === viewer || deal.to === viewer);
  }

  save(): SavedOffers {
    return { next: this.#next, offers: this.#offers.map((offer) => ({ ...offer, deal: { ...offer.deal } })) };
  }

  #standing(id: unknown, mine: (deal: Deal) => boolean): Offer | Reason {
    const offer = this.#offers.find((each) => each.id === id);
    if (offer === undefined) return { why: 'no-such-offer' };
    if (!mine(offer.deal)) return { why: 'not-your-offer' };
    return offer.agreed ? { why: 'offer-already-answered' } : offer;
  }
}

/** Something from outside as a deal of one of these kinds between seats of this table, or why it is none. */
export function readDeal(
  kinds: readonly DealKind[],
  seat: Seat,
  input: unknown,
  seats: number,
): { readonly deal: Deal } | { readonly reason: Reason } {
  if (!isChoice(input) || input.from !== seat) return { reason: { why: 'malformed' } };
  const kind = kinds.find((each) => each.t === input.t);
  if (kind === undefined) return { reason: { why: 'no-such-deal', deal: input.t } };
  if (input.to === seat) return { reason: { why: 'offer-to-yourself' } };
  const { to } = input;
  const isNobody = to === null;
  if (isNobody !== (kind.withNobody ?? false) || !(isNobody || isSeat(to, seats)))
    return { reason: { why: 'no-such-seat' } };
  const read = readTerms(kind.terms, input, ['t', 'from', 'to'], seats);
  return 'reason' in read ? read : { deal: { t: kind.t, from: seat, to, ...read.values } };
}

export const isSeat = (value: unknown, seats: number): value is Seat => isWhole(value, 0, seats - 1);

/** Whether an ask lets a deal be carried out on it. */
export const mayRunOn = (allowed: DealsAllowed, kinds: readonly DealKind[], { t }: Deal): boolean =>
  allowed === 'all' || (allowed === 'money' && kinds.some((kind) => kind.t === t && kind.money));
