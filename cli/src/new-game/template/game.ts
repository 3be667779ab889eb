import type { Answer, Chance, GameState, Public, Seat, View } from '@cabinet-wars/kernel';
import { copy, DONE, drawFrom, mostFirst, notationOf, rules, smallGame } from '@cabinet-wars/kernel';

export { texts } from './texts.ts';

// Envoys: everybody secretly sends one of four cards, the highest wins the round, and most rounds win. Make it yours.
const CARDS = Array.from({ length: 20 }, (_, i) => `envoy-${String(i + 1).padStart(2, '0')}`);
const ROUNDS = 4;

export type Choice = { readonly t: 'send'; readonly card: string };
export type Event = { readonly t: 'sent'; readonly cards: string[]; readonly winner: Seat };
type Options = { readonly players: number };

/** What lies on the table, as plain data. What anybody may not see stands under `secret`. */
interface State extends GameState {
  won: number[];
  spent: string[];
  secret: { answers: Answer<Choice>[]; hands: string[][] };
}
type GameView = View<Public<State>, { seat: Seat; hand: string[]; said: Answer<Choice>[] }>;

const round = rules<State, Choice, Event>().procedure<{ sent: string[] }>('round')({
  send: {
    mode: 'secret',
    who: (g) => g.won.map((_, seat) => seat),
    options: (g, _f, seat) => g.secret.hands[seat].map((card) => ({ t: 'send', card })),
    choose: (g, f, { card }, x, seat) => {
      x.reveal();
      g.secret.hands[seat].splice(g.secret.hands[seat].indexOf(card), 1);
      f.sent[seat] = card;
    },
  },
  compare: (g, f, x) => {
    const winner = f.sent.indexOf(f.sent.reduce((best, card) => (card > best ? card : best)));
    g.won[winner]++;
    g.spent.push(...f.sent);
    x.log?.({ t: 'sent', cards: f.sent.slice(), winner });
    f.sent = [];
    x.endTurn();
    return g.secret.hands[0].length > 0 ? 'send' : DONE;
  },
});

const handsFrom = (pile: string[], players: number, each: number, chance: Chance): string[][] =>
  Array.from({ length: players }, () => Array.from({ length: each }, () => drawFrom(pile, chance)));

export const game = smallGame<State, Choice, Event, GameView, Options>({
  id: 'envoys',
  options: { fields: { players: { kind: 'number', from: 2, to: 4, default: 3 } }, conflicts: () => [] },
  seats: ({ players }) => ['red', 'blue', 'green', 'white'].slice(0, players).map((plays) => ({ plays })),
  procedures: [round],
  setup: ({ players }, chance) => {
    const secret = { answers: [], hands: handsFrom(CARDS.slice(), players, ROUNDS, chance) };
    return { stack: [round.frame({ sent: [] })], won: Array(players).fill(0), spent: [], secret };
  },
  result: (g) => (g.stack.length > 0 ? null : mostFirst(g.won, 'all-sent')),
  view: ({ stack, won, spent, secret: { hands, answers } }, viewer) => {
    const own = (seat: Seat) => ({ seat, hand: hands[seat], said: answers.filter((each) => each.seat === seat) });
    return copy({ open: { stack, won, spent }, own: typeof viewer === 'number' ? own(viewer) : null });
  },
  // A whole state that agrees with what a seat knows: bots think about these, so they cannot cheat.
  sample: ({ open, own }, chance) => {
    const pile = CARDS.filter((card) => !open.spent.includes(card) && !own?.hand.includes(card));
    const hands = handsFrom(pile, open.won.length, ROUNDS - open.spent.length / open.won.length, chance);
    if (own !== null) hands[own.seat] = own.hand.slice();
    return { ...copy(open), secret: { answers: copy(own?.said ?? []), hands } };
  },
  notation: notationOf<Choice>({ send: ['card'] }),
  names: { ids: CARDS, events: ['sent'] },
});
