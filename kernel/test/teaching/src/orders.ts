import type { Order, OrderSpec, Seat } from '@cabinet-wars/kernel';
import { type Choice, PASS } from './choices.ts';
import type { Why } from './may.ts';
import { roundsOf } from './options.ts';
import type { State } from './state.ts';
import { battle } from './steps/battle.ts';
import { marker } from './steps/marker.ts';

const whens = ['always', 'mine', 'never'] as const;
const BAD: Why = { why: 'bad-order' };
const checkWhen = (order: Order): Why | null => (whens.includes(order.when as never) ? null : BAD);

/** None of them looks at what the seat holds: whether it is asked must betray nothing. */
export const orders: readonly OrderSpec<State, Choice>[] = [
  {
    id: 'luck',
    asks: ['battle.luck'],
    check: checkWhen,
    answer: (g, _frame, seat, order) => askWhen(order, isParty(g, seat)),
    initial: [{ order: 'luck', when: 'mine' }],
  },
  {
    id: 'veto',
    asks: ['marker.veto'],
    check: checkWhen,
    answer: (g, frame, seat, order) => askWhen(order, isParty(g, seat) || isAnswerTo(g, frame, seat)),
    initial: [{ order: 'veto', when: 'mine' }],
  },
  {
    id: 'help',
    asks: ['battle.help'],
    check: (order, seats) =>
      Number.isInteger(order.seat) && Number(order.seat) >= 0 && Number(order.seat) < seats ? null : BAD,
    answer: (g, _frame, seat, order) => alwaysHelp(g, seat, order.seat as Seat),
  },
  {
    id: 'pass-auction',
    asks: ['auction.bid'],
    check: (order) =>
      Number.isInteger(order.round) && Number(order.round) >= 1 && Number(order.round) <= roundsOf.long ? null : BAD,
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
