import {
  type Deal,
  type DealKind,
  DONE,
  die,
  drawFrom,
  Flow,
  type Option,
  type Reason,
  rules,
  type Seat,
} from '@cabinet-wars/kernel';
import type { Fault } from './faults.ts';
import {
  ACE,
  type Choice,
  type Event,
  others,
  type State,
  seatsOf,
  someoneElseHas,
  turnsOf,
  VETO,
} from './toy-state.ts';

const { procedure } = rules<State, Choice, Event>();
const PASS: Choice = { t: 'pass' };

/** Kept where no copy and no save reaches it. */
let outside = 0;
const remembered = new WeakSet<object>();

/** Two actions a turn, then a secret bid for a point, to which the holder of the veto may object. */
export function toyRules(is: (fault: Fault) => boolean, steps: 'as ever' | 'gain renamed' = 'as ever') {
  const turn = procedure<{ left: number }>('turn')({
    begin: (g) => {
      if (is('memory by identity')) remembered.add(g);
    },
    act: {
      who: (g) => g.active,
      options: (g, _f, seat) => actions(g, seat, is),
      choose: (g, f, choice, x, seat) => {
        f.left--;
        return act(g, seat, choice, x, is);
      },
      deals: 'all',
    },
    show: {
      who: (g) => (is('skipped ask tells of a hand') ? g.active : null),
      options: (g, _f, seat) => (g.secret.hands[seat].includes(ACE) ? [PASS, { t: 'show' }] : [PASS]),
      choose: (_g, _f, choice, x, seat) => {
        if (choice.t === 'show') x.reveal();
        if (choice.t === 'show') x.log?.({ t: 'showed', seat });
      },
    },
    more: (_g, f) => (f.left > 0 || is('endless game') ? 'act' : DONE),
  });

  const gain = (g: State, f: { winner: Seat | null }) => {
    if (f.winner !== null) g.score[f.winner]++;
  };
  const gainStep: Readonly<Record<string, typeof gain>> = steps === 'as ever' ? { gain } : { profit: gain };
  const round = procedure<{ bids: number[]; winner: Seat | null }>('round')({
    turn: (_g, _f, x) => x.call(turn, { left: 2 }),
    bid: {
      mode: 'secret',
      who: seatsOf,
      options: () => [{ t: 'bid', coins: { from: 0, to: 2 } }],
      choose: (_g, f, choice, _x, seat) => {
        if (choice.t === 'bid') f.bids[seat] = choice.coins;
      },
    },
    award: (_g, f, x) => {
      f.winner = f.bids.indexOf(Math.max(...f.bids));
      x.log?.({ t: 'won', seat: f.winner });
    },
    object: {
      mode: 'quiet',
      pass: PASS,
      who: (g) => (is('only the holder is asked') ? seatsOf(g).filter((seat) => mayObject(g, seat)) : seatsOf(g)),
      options: (g, _f, seat) => (mayObject(g, seat) ? [PASS, { t: 'object' }] : [PASS]),
      choose: (g, f, _choice, x, seat) => {
        x.reveal();
        layDown(g, seat, VETO);
        f.winner = null;
        x.log?.({ t: 'objected', seat });
      },
    },
    ...gainStep,
    next: (g, _f, x) => {
      const omen = drawFrom(g.secret.omens, x.chance);
      x.reveal();
      g.omens.push(omen);
      x.log?.({ t: 'foretold', omen });
      g.turn++;
      g.active = (g.active + 1) % g.options.players;
      x.endTurn();
      if (is('loop without an ask') && g.turn > 1) return 'next';
      return g.turn < turnsOf(g.options) ? 'turn' : DONE;
    },
  });

  const carryOut = procedure<{ deal: Deal }>('deal')({
    do: (g, { deal }, x) => {
      if (deal.to === null) {
        x.log?.({ t: 'cheered', seat: deal.from });
        return;
      }
      const coins = Number(deal.coins);
      g.bank[deal.from] -= coins;
      g.bank[deal.to] += coins;
      x.log?.({ t: 'gave', from: deal.from, to: deal.to, coins });
    },
  });
  return { flow: new Flow<State, Choice, Event>([round, turn, carryOut]), round, carryOut };
}

const mayObject = (g: State, seat: Seat): boolean => g.secret.hands[seat].includes(VETO);

function actions(g: State, seat: Seat, is: (fault: Fault) => boolean): Option<Choice>[] {
  if (is('asking changes the state')) g.score[seat] += 0.5;
  const late = g.turn === 1;
  if (is('dead end') && late) return [];
  const hand = g.secret.hands[seat];
  const options: Option<Choice>[] = [{ t: 'bank', coins: { from: 1, to: 3 } }, { t: 'roll' }];
  if (is('same option twice') && late) options.push({ t: 'roll' });
  if (is('overlapping ranges')) options.push({ t: 'bank', coins: { from: 3, to: 4 } });
  if (is('rare option that throws') && hand.includes(ACE)) options.push({ t: 'bank', coins: 99 });
  if (is('option tells of a hand') && someoneElseHas(g, seat, ACE)) options.push({ t: 'bank', coins: 50 });
  if (g.secret.pile.length > 0) options.push({ t: 'draw' });
  for (const card of hand) options.push({ t: 'play', card }, { t: 'bury', card });
  for (const at of others(g, seat)) if (mayPeek(g, seat, at)) options.push({ t: 'peek', at });
  return options;
}

export const mayPeek = (g: State, seat: Seat, at: Seat): boolean =>
  g.secret.hands[at].length > 0 && g.peeks.every((peek) => peek.seat !== seat);

type X = Parameters<Extract<Parameters<ReturnType<typeof procedure>>[0][string], (...all: never[]) => unknown>>[2];

function act(g: State, seat: Seat, choice: Choice, x: X, is: (fault: Fault) => boolean): void {
  const { hands, pile, buried } = g.secret;
  switch (choice.t) {
    case 'draw': {
      const card = drawFrom(pile, x.chance);
      if (!is('lost card') || g.turn < 2) hands[seat].push(card);
      x.log?.({ t: 'drew', seat, card });
      break;
    }
    case 'play':
      if (!is('playing sets no barrier')) x.reveal();
      layDown(g, seat, choice.card);
      g.score[seat] += choice.card;
      x.log?.({ t: 'played', seat, card: choice.card });
      break;
    case 'bury':
      hands[seat].splice(hands[seat].indexOf(choice.card), 1);
      buried[seat].push(choice.card);
      x.log?.({ t: 'buried', seat, card: choice.card });
      break;
    case 'peek': {
      x.reveal();
      const card = hands[choice.at][x.chance.draw(hands[choice.at].length)];
      g.peeks.push({ seat, at: choice.at, buried: buried[choice.at].length, played: g.played.length });
      g.secret.peeked.push(card);
      x.log?.({ t: 'peeked', seat, at: choice.at, card });
      break;
    }
    case 'roll': {
      const face = die(x.chance);
      g.score[seat] += face;
      if (is('die tells of a hand') && someoneElseHas(g, seat, ACE)) g.score[seat]++;
      x.log?.({ t: 'rolled', seat, face });
      break;
    }
    case 'bank':
      if (is('option that throws') && choice.coins === 2) throw new Error('nobody can bank two');
      if (choice.coins === 99) throw new Error('nobody can bank that much');
      g.bank[seat] += choice.coins;
      spoil(g, seat, is);
      x.log?.({
        t: 'banked',
        seat,
        coins: choice.coins,
        hand: is('event tells of a hand') ? hands[seat].slice() : null,
      });
      if (is('event that is not plain')) x.log?.({ t: 'banked', seat, coins: Number.NaN, hand: null });
      break;
  }
}

function layDown(g: State, seat: Seat, card: number): void {
  const hand = g.secret.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  g.played.push({ seat, card });
}

/** What must not be in a state, or must not come from outside it. */
function spoil(g: State, seat: Seat, is: (fault: Fault) => boolean): void {
  const anything = g as unknown as Record<string, unknown>;
  if (is('map in the state')) anything.more = new Map();
  if (is('undefined in the state')) anything.more = undefined;
  if (is('minus zero in the state')) g.score[seat] = -0;
  if (is('NaN in the state')) g.score[seat] = Number.NaN;
  if (is('cycle in the state')) anything.more = g;
  if (is('one object in two places')) anything.more = g.bank;
  if (is('state outside the state')) g.score[seat] += outside++;
  if (is('chance of its own')) g.score[seat] += Math.random();
  if (is('memory by identity') && remembered.has(g)) g.score[seat] += 100;
}

export const dealKinds: readonly DealKind[] = [
  { t: 'gift', money: true, terms: { coins: { kind: 'number', from: 1, to: 99 } } },
  { t: 'cheer', money: false, withNobody: true, terms: {} },
];

export function may(g: State, deal: Deal, is: (fault: Fault) => boolean): Reason | null {
  if (is('refusing changes the state')) g.turn += 0.001;
  if (deal.t === 'cheer') return null;
  if (is('refusal tells of a hand') && g.secret.hands[deal.to!].includes(ACE)) return { why: 'too-strong' };
  if (is('impossible deal throws') && g.bank[deal.from] < Number(deal.coins)) throw new Error('no coins');
  return g.bank[deal.from] >= Number(deal.coins) ? null : { why: 'too-few-coins' };
}
