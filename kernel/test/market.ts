import {
  type Deal,
  DONE,
  die,
  drawFrom,
  Flow,
  type GameModule,
  type GameState,
  type Option,
  type OrderSpec,
  rules,
  type Seat,
  seatsFrom,
  type Term,
  type View,
} from '../src/index.ts';

/** The smallest game that makes a table show everything it can do: three seats, two rounds, gold, a die and a pile. */
export interface State extends GameState {
  gold: number[];
  round: number;
  secret: { answers: GameState['secret']['answers']; pile: number[]; hand: number[][] };
}
export type Choice =
  | { t: 'earn' }
  | { t: 'roll' }
  | { t: 'draw' }
  | { t: 'end' }
  | { t: 'object' }
  | { t: 'silent' }
  | { t: 'vote'; for: number }
  | { t: 'boom' };
export type Event =
  | { t: 'earned' | 'ended' | 'objected'; seat: Seat }
  | { t: 'drew'; seat: Seat; card: number | null }
  | { t: 'paid'; from: Seat; to: Seat | null; gold: number };

const { procedure } = rules<State, Choice, Event>();
const SEATS = 3;

export const turn = procedure<{ seat: Seat }>('turn')({
  act: {
    who: (_g, f) => f.seat,
    options: (): Option<Choice>[] => [{ t: 'earn' }, { t: 'roll' }, { t: 'draw' }, { t: 'boom' }, { t: 'end' }],
    deals: 'all',
    choose: (g, f, c, x) => {
      if (c.t === 'end') return 'over';
      if (c.t === 'boom') {
        g.gold[f.seat] = -99;
        throw new Error('boom');
      }
      if (c.t === 'roll') {
        g.gold[f.seat] += die(x.chance);
        return 'objections';
      }
      if (c.t === 'draw') {
        const card = drawFrom(g.secret.pile, x.chance);
        g.secret.hand[f.seat].push(card);
        x.log?.({ t: 'drew', seat: f.seat, card });
        return 'act';
      }
      g.gold[f.seat]++;
      x.log?.({ t: 'earned', seat: f.seat });
      return 'act';
    },
  },
  objections: {
    mode: 'quiet',
    pass: { t: 'silent' },
    who: (_g, f) => seatsFrom(f.seat, SEATS),
    options: (g, _f, seat) => (g.secret.hand[seat].length > 0 ? [{ t: 'silent' }, { t: 'object' }] : [{ t: 'silent' }]),
    choose: (g, f, _c, x, seat) => {
      g.gold[f.seat] = 0;
      x.log?.({ t: 'objected', seat });
      return 'act';
    },
  },
  again: () => 'act',
  over: (_g, f, x) => {
    x.log?.({ t: 'ended', seat: f.seat });
    x.endTurn();
    return DONE;
  },
});

export const match = procedure<{ next: Seat }>('match')({
  turns: (g, f, x) => {
    if (f.next === SEATS) return 'vote';
    x.call(turn, { seat: f.next++ });
    return g.stack.length > 9 ? DONE : 'turns';
  },
  vote: {
    mode: 'secret',
    who: () => [0, 1, 2],
    options: () => [{ t: 'vote', for: { from: 0, to: 2 } }],
    choose: (g, _f, c) => void (c.t === 'vote' && g.gold[c.for]++),
  },
  round: (g, f) => {
    f.next = 0;
    return ++g.round < 2 ? 'turns' : DONE;
  },
});

const pay = procedure<{ deal: Deal }>('pay')({
  move: (g, { deal }, x) => {
    const gold = deal.gold as number;
    g.gold[deal.from] -= gold;
    if (deal.to !== null) g.gold[deal.to] += gold;
    x.log?.({ t: 'paid', from: deal.from, to: deal.to, gold });
  },
});

const sum: Term = { kind: 'number', from: 1, to: 99 };

const passTurn: OrderSpec<State, Choice> = {
  id: 'end-at-once',
  asks: ['turn.act'],
  terms: {},
  answer: () => ({ t: 'end' }),
};

export const market: GameModule<State, Choice, Event, View<unknown, unknown>, { players: number }> = {
  id: 'market',
  stateVersion: 2,
  options: { fields: { players: { kind: 'number', from: 3, to: 3, default: 3 } }, conflicts: () => [] },
  seats: () => [{ plays: 'a' }, { plays: 'b' }, { plays: 'c' }],
  flow: new Flow<State, Choice, Event>([match, turn, pay]),
  setup: () => ({
    stack: [match.frame({ next: 0 })],
    gold: [0, 0, 0],
    round: 0,
    secret: { answers: [], pile: [10, 11, 12, 13, 14, 15], hand: [[], [], []] },
  }),
  result: (g) => ({ places: [[0], [1], [2]], scores: [...g.gold], reason: 'rounds' }),
  view: (g, viewer) => ({
    open: { gold: [...g.gold], stack: structuredClone(g.stack) },
    own: typeof viewer === 'number' ? { hand: [...g.secret.hand[viewer]] } : null,
  }),
  sample: () => {
    throw new Error('not needed here');
  },
  redact: (e, viewer) => (e.t === 'drew' && e.seat !== viewer && viewer !== 'open' ? { ...e, card: null } : e),
  audit: () => [],
  deals: {
    may: (g, deal) => {
      return g.gold[deal.from] < (deal.gold as number) ? { why: 'too-poor', seat: deal.from } : null;
    },
    kinds: [
      { t: 'gift', money: true, terms: { gold: sum } },
      { t: 'swap', money: false, terms: { gold: sum } },
      { t: 'fine', money: true, withNobody: true, terms: { gold: sum } },
    ],
    carryOut: pay,
  },
  orders: [passTurn],
  explain: (g, seat, wish) => (wish.t === 'object' && g.secret.hand[seat].length === 0 ? [{ why: 'no-card' }] : []),
  notation: { format: (c) => JSON.stringify(c), parse: (s) => JSON.parse(s) },
  migrate: (saved, from) => {
    const state = saved as State & { money?: number[] };
    return from === 1 ? { ...state, gold: state.money ?? state.gold } : state;
  },
  names: { ids: [], events: ['earned', 'ended', 'objected', 'drew', 'paid'] },
};
