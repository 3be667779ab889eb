import {
  type Answer,
  type Chance,
  copy,
  type Deal,
  DONE,
  drawFrom,
  Flow,
  type FrameBase,
  type GameModule,
  type GameState,
  notationOf,
  rules,
  type Seat,
  type View,
} from '@cabinet-wars/kernel';

export { texts } from './texts.ts';

// Envoys: everybody secretly sends one of four cards, the highest wins the round, and most rounds win. Make it yours.
const CARDS = Array.from({ length: 20 }, (_, i) => `envoy-${String(i + 1).padStart(2, '0')}`);
const ROUNDS = 4;

export type Choice = { readonly t: 'send'; readonly card: string };
export type Event = { readonly t: 'sent'; readonly cards: string[]; readonly winner: Seat };
type Options = { readonly players: number };
type Answers = Answer<Choice>[];

/** What lies on the table, as plain data. What anybody may not see stands under `secret`. */
interface State extends GameState {
  won: number[];
  spent: string[];
  secret: { answers: Answers; hands: string[][]; pile: string[] };
}
type Open = { stack: FrameBase[]; won: number[]; spent: string[] };
type GameView = View<Open, { seat: Seat; hand: string[]; said: Answers }>;

const { procedure } = rules<State, Choice, Event>();

const round = procedure<{ sent: string[] }>('round')({
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
const deal = procedure<{ deal: Deal }>('deal')({ done: () => DONE });

function setup({ players }: Options, chance: Chance): State {
  const pile = CARDS.slice();
  const hands = Array.from({ length: players }, () => Array.from({ length: ROUNDS }, () => drawFrom(pile, chance)));
  return {
    stack: [round.frame({ sent: [] })],
    won: hands.map(() => 0),
    spent: [],
    secret: { answers: [], hands, pile },
  };
}

/** A whole state that agrees with what a seat knows: bots think about these, so they cannot cheat. */
function sample({ open, own }: GameView, chance: Chance): State {
  const pile = CARDS.filter((card) => !open.spent.includes(card) && !own?.hand.includes(card));
  const each = ROUNDS - open.spent.length / open.won.length;
  const hands = open.won.map((_, seat) =>
    seat === own?.seat ? own.hand.slice() : Array.from({ length: each }, () => drawFrom(pile, chance)),
  );
  return { ...copy(open), secret: { answers: copy(own?.said ?? []), hands, pile } };
}

/** Seats by what they won, those level with each other together. */
const placesBy = (won: readonly number[]): Seat[][] =>
  [...new Set(won)].sort((a, b) => b - a).map((points) => won.flatMap((each, seat) => (each === points ? [seat] : [])));

export const game: GameModule<State, Choice, Event, GameView, Options> = {
  id: 'envoys',
  stateVersion: 1,
  options: { fields: { players: { kind: 'number', from: 2, to: 4, default: 3 } }, conflicts: () => [] },
  seats: ({ players }) => ['red', 'blue', 'green', 'white'].slice(0, players).map((plays) => ({ plays })),
  flow: new Flow([round, deal]),
  setup,
  result: (g) => (g.stack.length > 0 ? null : { places: placesBy(g.won), scores: g.won.slice(), reason: 'all-sent' }),
  view: ({ stack, won, spent, secret: { hands, answers } }, viewer) => {
    const own = (seat: Seat) => ({ seat, hand: hands[seat], said: answers.filter((each) => each.seat === seat) });
    return copy({ open: { stack, won, spent }, own: typeof viewer === 'number' ? own(viewer) : null });
  },
  sample,
  redact: (event) => event,
  audit: () => [],
  deals: { kinds: [], may: () => null, carryOut: deal },
  orders: [],
  explain: () => [],
  notation: notationOf<Choice>({ send: ['card'] }),
  names: { ids: CARDS, events: ['sent'] },
};
