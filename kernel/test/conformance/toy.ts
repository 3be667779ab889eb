import type { Choice as AnyChoice, GameModule, Public, Reason, Seat, Tally } from '@cabinet-wars/kernel';
import type { Case, Hooks, Setting } from '@cabinet-wars/kernel/conformance';
import type { Fault } from './faults.ts';
import { dealKinds, may, mayPeek, toyRules } from './toy-rules.ts';
import {
  ACE,
  audit,
  type Choice,
  deal,
  type Event,
  type Options,
  others,
  type State,
  schema,
  someoneElseHas,
} from './toy-state.ts';
import { contradictions, redact, sample, type ToyView, view } from './toy-view.ts';

export type Toy = GameModule<State, Choice, Event, ToyView, Options>;

/** A game just big enough to be broken in every way there is a law against. Sound unless a fault is asked for. */
export function toy(fault: Fault | null = null, version: { steps?: 'gain renamed'; stateVersion?: number } = {}): Toy {
  const is = (each: Fault) => each === fault;
  const { flow, round, carryOut } = toyRules(is, version.steps ?? 'as ever');
  return {
    id: 'toy',
    stateVersion: version.stateVersion ?? 1,
    options: schema,
    seats: ({ players }) => ['red', 'blue', 'green'].slice(0, players).map((plays) => ({ plays })),
    flow,
    setup: (options, chance) => {
      const g = deal(options, chance);
      g.stack.push(round.frame({ bids: g.bank.map(() => 0), winner: null }));
      return is('Map in the set-up') ? ({ ...g, more: new Map() } as State) : g;
    },
    result: (g) => resultOf(g, is),
    view: (g, viewer) => view(g, viewer, is),
    sample: (seen, chance) => sample(seen, chance, is),
    redact: (event, viewer) => redact(event, viewer, is),
    audit,
    deals: { may: (g, offered) => may(g, offered, is), kinds: dealKinds, carryOut },
    orders: [
      {
        id: 'object',
        asks: ['round.object'],
        terms: { when: { kind: 'one-of', values: ['always'] } },
        answer: (g, _frame, seat) =>
          is('order looks at the hand') && !g.secret.hands[seat].includes(ACE) ? { t: 'pass' } : 'ask',
      },
    ],
    explain: (g, seat, wish) => explain(g, seat, wish, is),
    tally: (g, seat) => tally(g, seat, is),
    notation: { format, parse: (text) => parse(text, is) },
    migrate: (saved) => renamed(saved as State),
    names: { ids: ['red', 'blue', 'green'], events: ['drew', 'played', 'buried', 'peeked', 'rolled', 'banked', 'won'] },
  };
}

function resultOf(g: State, is: (fault: Fault) => boolean) {
  if (g.stack.length > 0 && !(is('early result') && g.turn > 1)) return null;
  const seats = g.score.map((_, seat) => seat).sort((a, b) => g.score[b] - g.score[a]);
  const places = seats.map((seat) => [seat]);
  return { places: is('seat without a place') ? places.slice(1) : places, scores: g.score.slice(), reason: 'turns' };
}

function explain(g: State, seat: Seat, wish: Partial<Choice>, is: (fault: Fault) => boolean): Reason[] {
  if (is('explaining changes the state')) g.turn += 0.001;
  const { t, card, at } = wish as { t?: Choice['t']; card?: number; at?: Seat };
  if (t === undefined && is('malformed wish throws')) throw new Error('wish for something');
  if (t === 'draw' && g.secret.pile.length === 0) return [{ why: 'pile-empty' }];
  if (t === 'draw' && is('refused though offered')) return [{ why: 'not-now' }];
  if ((t === 'play' || t === 'bury') && card !== undefined && !g.secret.hands[seat].includes(card)) {
    if (is('explain tells of a hand') && someoneElseHas(g, seat, card)) return [{ why: 'somebody-else-has-it' }];
    return [{ why: 'not-in-hand' }];
  }
  if (t === 'bid' && is('reason that is false')) return [{ why: 'pile-empty' }];
  if (t === 'peek' && others(g, seat).includes(at!) && !mayPeek(g, seat, at!)) return [{ why: 'seen-enough' }];
  return [];
}

function tally(g: Public<State>, seat: Seat, is: (fault: Fault) => boolean): Tally {
  // The fault: looking past what the type offers.
  const aces = is('tally tells of a hand') ? (g as State).secret.hands.findIndex((hand) => hand.includes(ACE)) : 0;
  return { holds: { coins: g.bank[seat], aces }, scores: g.score.slice() };
}

const format = (choice: Choice): string => Object.values(choice).join(' ');

function parse(text: string, is: (fault: Fault) => boolean): Choice | null {
  if (is('malformed notation throws') && text === '') throw new Error('say something');
  const read = /^(draw|roll|pass|object|show|play|bury|peek|bank|bid)(?: (\d+))?$/.exec(text);
  if (read === null) return null;
  const [, t, digits] = read;
  const number = is('notation loses a number') ? 0 : Number(digits);
  if (t === 'play' || t === 'bury') return { t, card: number };
  if (t === 'peek') return { t, at: number };
  if (t === 'bank' || t === 'bid') return { t, coins: number };
  return { t } as AnyChoice as Choice;
}

/** Version 2 calls the step `gain` `profit`. */
function renamed(g: State): State {
  for (const frame of g.stack) if (frame.step === 'gain') frame.step = 'profit';
  return g;
}

export const hooks: Hooks<Toy> = {
  contradictions,
  hiddenSlots: (g, seat) =>
    // With two cards or more out of sight, each of another's may be either, unless it was seen.
    g.peeks.some((peek) => peek.seat === seat) || g.secret.pile.length < 2
      ? []
      : others(g, seat).flatMap((other) => g.secret.hands[other].map((_, i) => `hands.${other}.${i}`)),
  deals: (g, seat, chance) => [
    { t: 'cheer', from: seat, to: null },
    ...others(g, seat).map((to) => ({ t: 'gift', from: seat, to, coins: 1 + chance.roll(3) })),
  ],
  orders: [{ order: 'object', when: 'always' }],
  everyWish: (g) => [
    { t: 'draw' },
    { t: 'bid', coins: 1000 },
    ...g.secret.hands.flat().map((card): Choice => ({ t: 'play', card })),
  ],
  isTrue: ({ g, seat, wish, reason }) => {
    if (reason.why === 'pile-empty') return g.secret.pile.length === 0;
    return reason.why !== 'not-in-hand' || !('card' in wish && g.secret.hands[seat].includes(wish.card ?? -1));
  },
};

export const cases: readonly Case[] = [
  { options: { players: 2 }, games: 4, seed: 1 },
  { options: { players: 3 }, games: 4, seed: 2 },
  { options: { players: 3, short: true }, games: 2, seed: 3 },
];

/** Everything looked at, all the time. */
export const closely: Setting<Toy> = { cases, hooks, every: 1, samples: 3, most: 400 };
