import {
  type Answer,
  type Chance,
  copy,
  drawFrom,
  type FrameBase,
  type Seat,
  type View,
  type Viewer,
} from '@cabinet-wars/kernel';
import type { Fault } from './faults.ts';
import { CARDS, type Event, OMENS, type Peek, peekable, type State } from './toy-state.ts';

export interface Open {
  options: State['options'];
  turn: number;
  active: Seat;
  bank: number[];
  score: number[];
  played: State['played'];
  peeks: Peek[];
  omens: string[];
  stack: FrameBase[];
  pile: number;
  hands: number[];
  buried: number[];
  extra: number;
}
export interface Own {
  seat: Seat;
  hand: number[];
  buried: number[];
  /** By peek; null for those of others. */
  peeked: (number | null)[];
  said: Answer[];
  leak: number[][] | null;
}
export type ToyView = View<Open, Own>;
type Is = (fault: Fault) => boolean;

export function view(g: State, viewer: Viewer, is: Is): ToyView {
  if (is('viewing changes the state')) g.turn += 0.001;
  return { open: openPart(g, viewer, is), own: typeof viewer === 'number' ? ownPart(g, viewer, is) : null };
}

function openPart(g: State, viewer: Viewer, is: Is): Open {
  const { answers, pile, hands, buried } = g.secret;
  return {
    options: { ...g.options },
    turn: g.turn,
    active: g.active,
    bank: is('view shares an object') ? g.bank : g.bank.slice(),
    score: g.score.slice(),
    played: copy(g.played),
    peeks: copy(g.peeks),
    omens: g.omens.slice(),
    stack: copy(g.stack),
    pile: pile.length,
    hands: hands.map((hand) => hand.length),
    buried: buried.map((cards) => cards.length),
    extra: extraOf(answers, viewer, is),
  };
}

function extraOf(answers: readonly Answer[], viewer: Viewer, is: Is): number {
  if (is('open is not the same for all')) return viewer === 1 ? 1 : 0;
  if (is('view counts quiet answers')) return answers.length;
  if (is('view shows what was secretly said')) return Number(answers[0]?.choices[0].coins ?? 0);
  return 0;
}

function ownPart(g: State, seat: Seat, is: Is): Own {
  const { answers, hands, buried, peeked } = g.secret;
  const leaks = is('view shows a hand') || is('view shows a hand and the sample knows it');
  return {
    seat,
    hand: hands[seat].slice(),
    buried: buried[seat].slice(),
    peeked: peeked.map((card, i) => (g.peeks[i].seat === seat && !is('view forgets what was seen') ? card : null)),
    said: copy(answers.filter((answer) => answer.seat === seat)),
    leak: leaks ? copy(hands) : null,
  };
}

export function sample({ open, own }: ToyView, chance: Chance, is: Is): State {
  const { hands, buried, pile } = sampleCards(open, own!, chance, is);
  const { pile: _, hands: __, buried: ___, extra: ____, stack, ...rest } = open;
  const g: State = {
    ...(is('sample keeps parts of the view') ? rest : copy(rest)),
    stack: copy(stack),
    secret: { answers: copy(own!.said), omens: omensToCome(open, chance, is), pile, hands, buried, peeked: [] },
  };
  g.secret.peeked = g.peeks.map((peek, i) => own!.peeked[i] ?? drawFrom(peekable(g, peek), chance));
  if (is('sample loses a card')) pile.pop();
  return g;
}

/** As many as are left; the fault draws them from all there ever were. */
function omensToCome({ omens }: Open, chance: Chance, is: Is): string[] {
  if (!is('sample redraws what was seen spent')) return OMENS.filter((omen) => !omens.includes(omen));
  const all = OMENS.slice();
  return OMENS.slice(omens.length).map(() => drawFrom(all, chance));
}

/** Cards seen lie where they may still be; the others anywhere. */
function sampleCards(open: Open, own: Own, chance: Chance, is: Is) {
  const hands = open.hands.map((_, seat) =>
    seat === own.seat && !is('sample forgets the own hand') ? own.hand.slice() : [],
  );
  const buried = open.buried.map((count, seat) =>
    seat === own.seat ? own.buried.slice() : new Array<number>(count).fill(-1),
  );
  if (is('view shows a hand and the sample knows it'))
    for (const [seat, hand] of own.leak!.entries()) hands[seat] = hand.slice();
  const gone = new Set([...open.played.map(({ card }) => card), ...hands.flat(), ...own.buried]);
  open.peeks.forEach((peek, i) => {
    const card = own.peeked[i];
    if (card === null || gone.has(card) || is('sample forgets what was seen')) return;
    const at = chance.draw(open.hands[peek.at] - hands[peek.at].length + open.buried[peek.at] - peek.buried);
    const free = open.hands[peek.at] - hands[peek.at].length;
    if (at < free) hands[peek.at].push(card);
    else buried[peek.at][peek.buried + at - free] = card;
    gone.add(card);
  });
  const pile = CARDS.filter((card) => !gone.has(card));
  const next = () => (is('sample never varies') ? pile.shift()! : drawFrom(pile, chance));
  hands.forEach((hand, seat) => {
    while (hand.length < open.hands[seat]) hand.push(next());
    buried[seat] = buried[seat].map((card) => (card < 0 ? next() : card));
  });
  return { hands, buried, pile };
}

export function redact(event: Event, viewer: Viewer, is: Is): Event {
  if (viewer === 'open') return event;
  switch (event.t) {
    case 'drew':
      return event.seat === viewer || is('draw is told to all') ? event : { ...event, card: null };
    case 'buried':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'peeked':
      return event.seat === viewer || is('peek is told to all') ? event : { ...event, card: null };
    default:
      return event;
  }
}

/** What a seat was told of cards that is not so. */
export function contradictions(events: readonly Event[], g: State): string[] {
  const wrong: string[] = [];
  const has = (seat: Seat, card: number) =>
    [...g.secret.hands[seat], ...g.secret.buried[seat]].includes(card) || g.played.some((each) => each.card === card);
  for (const event of events) {
    if (event.t === 'drew' && event.card !== null && !has(event.seat, event.card))
      wrong.push(`${event.card} was drawn`);
    if (event.t === 'peeked' && event.card !== null && !has(event.at, event.card)) wrong.push(`${event.card} was seen`);
  }
  return wrong;
}
