import type { Order, OrderSpec, Seat, Terms } from '@cabinet-wars/kernel';
import { type Choice, PASS } from './choices.ts';
import { roundsOf } from './options.ts';
import type { State } from './state.ts';
import { battle } from './steps/battle.ts';
import { marker } from './steps/marker.ts';

const when: Terms = { when: { kind: 'one-of', values: ['always', 'mine', 'never'] } };

/** None of them looks at what the seat holds: whether it is asked must betray nothing. */
export const orders: readonly OrderSpec<State, Choice>[] = [
  {
    id: 'luck',
    asks: ['battle.luck'],
    terms: when,
    answer: (g, _frame, seat, order) => askWhen(order, isParty(g, seat)),
    initial: [{ order: 'luck', when: 'mine' }],
  },
  {
    id: 'veto',
    asks: ['marker.veto'],
    terms: when,
    answer: (g, frame, seat, order) => askWhen(order, isParty(g, seat) || isAnswerTo(g, frame, seat)),
    initial: [{ order: 'veto', when: 'mine' }],
  },
  {
    id: 'help',
    asks: ['battle.help'],
    terms: { seat: { kind: 'seat' } },
    answer: (g, _frame, seat, order) => alwaysHelp(g, seat, order.seat as Seat),
  },
  {
    id: 'pass-auction',
    asks: ['auction.bid'],
    terms: { round: { kind: 'number', from: 1, to: roundsOf.long } },
    answer: (g, _frame, _seat, order) => (order.round === g.round ? PASS : null),
  },
];

const askWhen = (order: Order, isMine: boolean): Choice | 'ask' =>
  order.when === 'always' || (order.when === 'mine' && isMine) ? 'ask' : PASS;

function isParty(g: State, seat: Seat): boolean {
  const { attacker, defender, attackHelpers, defenceHelpers } = battle.within(g);
  return seat === attacker || seat === defender || attackHelpers.includes(seat) || defenceHelpers.includes(seat);
}

/** Whether the marker on the table cancels one of the seat's own. */
const isAnswerTo = (g: State, frame: State['stack'][number], seat: Seat): boolean =>
  marker.underWay(g, frame)?.seat === seat;

function alwaysHelp(g: State, seat: Seat, friend: Seat): Choice | null {
  const { attacker, defender } = battle.within(g);
  if (g.gold[seat] === 0) return null;
  if (friend === attacker) return { t: 'help', side: 'attacker' };
  return friend === defender ? { t: 'help', side: 'defender' } : null;
}
