import type { Seat } from '@cabinet-wars/kernel';
import type { State } from './state.ts';
import { auction } from './steps/auction.ts';

export const PRICE_OF_SOLDIER = 2;
export const PRICE_OF_SPY = 1;
export const PRICE_OF_HELP = 1;
export const REWARD_OF_HELP = 2;
export const LOAN = 2;
export const MOST_LOANS = 2;

/** Gold a seat can dispose of: the highest bid of a running auction is bound. */
export function freeGold(g: State, seat: Seat): number {
  const bidding = auction.underWay(g);
  return bidding !== null && bidding.leader === seat ? g.gold[seat] - bidding.high : g.gold[seat];
}
