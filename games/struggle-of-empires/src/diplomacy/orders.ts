import { frameOf, type OrderSpec, type Seat } from '@cabinet-wars/kernel';
import { auction } from '../alliances/auction.ts';
import type { Attack } from '../attack/attack-locals.ts';
import { callAllies, committableTo } from '../attack/call-allies.ts';
import { isPowerId, POWERS, powerOf } from '../data/powers.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Side } from '../vocabulary/events.ts';

const MOST_AUCTIONS = 99;

/** Pass in this auction (or, with null, in every one) as long as my marker is not in the proposal. */
const passAuction: OrderSpec<State, Choice> = {
  id: 'pass-auction',
  asks: ['auction.bid'],
  terms: { auction: { kind: 'number', from: 1, to: MOST_AUCTIONS, optional: true } },
  answer: (g, _frame, seat, order) => {
    const { best, a, b } = auction.within(g);
    if (best < 0 || (order.auction !== null && order.auction !== g.auctions)) return null;
    return a === g.plays[seat] || b === g.plays[seat] ? 'ask' : { t: 'pass' };
  },
};

/** When this power calls, always come with everything, or never. */
const help: OrderSpec<State, Choice> = {
  id: 'help',
  asks: ['call-allies.answer'],
  terms: { power: { kind: 'one-of', values: POWERS }, stance: { kind: 'one-of', values: ['always', 'never'] } },
  answer: (g, _frame, seat, order) => {
    const attack = frameOf<Attack>(g, 'attack');
    if (attack === null || !isPowerId(order.power)) return null;
    if (callerOf(attack, callAllies.within(g).side) !== powerOf(order.power)) return null;
    return order.stance === 'never' ? { t: 'commit', armies: 0, navies: 0 } : everything(g, attack, seat);
  },
};

const callerOf = (attack: Attack, side: Side): number => (side === 'attacker' ? attack.attacker : attack.defender);

const everything = (g: State, attack: Attack, seat: Seat): Choice => ({
  t: 'commit',
  ...committableTo(g, attack, g.plays[seat]),
});

export const orders: readonly OrderSpec<State, Choice>[] = [passAuction, help];
