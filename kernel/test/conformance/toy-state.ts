import {
  type Answer,
  type Chance,
  drawFrom,
  type GameState,
  type Reason,
  type Schema,
  type Seat,
} from '@cabinet-wars/kernel';

export type Choice =
  | { readonly t: 'draw' | 'roll' | 'pass' | 'object' | 'show' }
  | { readonly t: 'play' | 'bury'; readonly card: number }
  | { readonly t: 'peek'; readonly at: Seat }
  | { readonly t: 'bank' | 'bid'; readonly coins: number };

export type Event =
  | { readonly t: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly t: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly t: 'buried'; readonly seat: Seat; readonly card: number | null }
  | { readonly t: 'peeked'; readonly seat: Seat; readonly at: Seat; readonly card: number | null }
  | { readonly t: 'rolled'; readonly seat: Seat; readonly face: number }
  | { readonly t: 'banked'; readonly seat: Seat; readonly coins: number; readonly hand: readonly number[] | null }
  | { readonly t: 'won' | 'objected' | 'cheered' | 'showed'; readonly seat: Seat }
  | { readonly t: 'foretold'; readonly omen: string }
  | { readonly t: 'gave'; readonly from: Seat; readonly to: Seat; readonly coins: number };

export interface Options {
  readonly players: number;
  readonly short: boolean;
}

/** Who looked into whose hand, and how much had been buried and played by then. Which card it was is secret. */
export interface Peek {
  seat: Seat;
  at: Seat;
  buried: number;
  played: number;
}

export interface State extends GameState {
  options: { players: number; short: boolean };
  turn: number;
  active: Seat;
  bank: number[];
  score: number[];
  played: { seat: Seat; card: number }[];
  peeks: Peek[];
  /** Omens seen: none comes twice. The audit does not look. */
  omens: string[];
  secret: {
    answers: Answer[];
    omens: string[];
    pile: number[];
    hands: number[][];
    buried: number[][];
    peeked: number[];
  };
}

export const CARDS = Array.from({ length: 12 }, (_, card) => card);
/** Whoever holds it may object. */
export const VETO = 7;
/** The card faults look at. */
export const ACE = 11;
export const HAND = 3;
export const OMENS = ['calm', 'comet', 'drought', 'eclipse', 'flood', 'frost', 'gale', 'hail', 'plague', 'rainbow'];

export const schema: Schema<Options> = {
  fields: {
    players: { kind: 'number', from: 2, to: 3, default: 2 },
    short: { kind: 'switch', default: false },
  },
  conflicts: (): Reason[] => [],
};

export const turnsOf = ({ players, short }: Options): number => players * (short ? 1 : 3);
export const seatsOf = (g: State): Seat[] => g.bank.map((_, seat) => seat);
export const others = (g: State, seat: Seat): Seat[] => seatsOf(g).filter((each) => each !== seat);
export const someoneElseHas = (g: State, seat: Seat, card: number): boolean =>
  others(g, seat).some((each) => g.secret.hands[each].includes(card));

export function deal(options: Options, chance: Chance): State {
  const pile = CARDS.slice();
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  return {
    stack: [],
    options: { ...options },
    turn: 0,
    active: 0,
    bank: seats.map(() => 0),
    score: seats.map(() => 0),
    played: [],
    peeks: [],
    omens: [],
    secret: {
      answers: [],
      omens: OMENS.slice(),
      hands: seats.map(() => Array.from({ length: HAND }, () => drawFrom(pile, chance))),
      pile,
      buried: seats.map(() => []),
      peeked: [],
    },
  };
}

/** Where the card a peek showed may be by now. */
export function peekable(g: State, { at, buried, played }: Peek): number[] {
  return [
    ...g.secret.hands[at],
    ...g.secret.buried[at].slice(buried),
    ...g.played.slice(played).flatMap(({ seat, card }) => (seat === at ? [card] : [])),
  ];
}

export function audit(g: State): string[] {
  const { pile, hands, buried, peeked } = g.secret;
  const all = [...pile, ...hands.flat(), ...buried.flat(), ...g.played.map(({ card }) => card)].sort((a, b) => a - b);
  const wrong = all.join() === CARDS.join() ? [] : [`the cards are ${all}`];
  g.peeks.forEach((peek, i) => {
    if (!peekable(g, peek).includes(peeked[i])) wrong.push(`card ${peeked[i]} was never seen at seat ${peek.at}`);
  });
  return wrong;
}
