import type { AnyGame, Deal, Seat } from '@cabinet-wars/kernel';
import type { State } from '@cabinet-wars/seven-years-world-war/view';
import type { Why } from '../../bot.ts';
import { gainOfDeal } from '../../learning/bargain.ts';
import type { Value } from '../../learning/value.ts';

/** In hundredths of the points a seat began with: what a trade must bring, and what a clause in writing costs whom it binds. */
const WORTH_IT = 2;
const BOUND = 4;

interface Answer {
  readonly accept: boolean;
  readonly why: Why;
}

/**
 * A gift is taken. A trade is taken where it leaves the seat better off by a margin, what it gives the other counted against it:
 * so nobody grows rich on it. Being bound has its price; an agreement that brings nothing is not worth it.
 */
export function accepts(game: AnyGame, value: Value<State>, g: State, seat: Seat, deal: Deal): Answer {
  if (deal.t === 'points' && deal.to === seat) return { accept: true, why: { why: 'gift' } };
  if (deal.t === 'agreement' && deal.binds === 'from') return { accept: true, why: { why: 'binds-the-other' } };
  if (deal.t !== 'trade') return { accept: false, why: { why: 'no-such-deal' } };
  const isBound = typeof deal.clause === 'string' && deal.binds !== 'from';
  const gain = (gainOfDeal(game, value, g, seat, deal) ?? Number.NEGATIVE_INFINITY) - (isBound ? BOUND : 0);
  if (gain < WORTH_IT) return { accept: false, why: { why: 'poor-trade' } };
  return { accept: true, why: { why: 'fair-trade', gain: Math.round(gain) } };
}
