import { SPACE } from '../data/map/spaces.ts';
import { BONUS_TILE_M, EVENT_DRAW_D, EXCHANGE_M, JACOBITE_SCORE_M, REPAIR_FORT, SEIZE_FORT } from '../data/numbers.ts';
import { tablesOf } from '../data/tables.ts';
import { placeOf } from '../map/squadrons.ts';
import type { Action, Round } from '../peace/round.ts';
import type { Open } from '../state.ts';
import type { Purchase } from '../vocabulary/choices.ts';
import { shiftPrice } from './market-and-political-price.ts';
import { DISPLACE_M, deployPrice, quellPrice, squadronPrice } from './military-prices.ts';

/** What a purchase costs in the action under way, the discounts claimed taken off. */
export function priceOf(g: Open, round: Round, action: Action, purchase: Purchase): number {
  const { cost } = tablesOf(g);
  switch (purchase.t) {
    case 'shift':
      return shiftPrice(g, round, SPACE[purchase.space], action.points, action.discounts);
    case 'draw-event':
      return EVENT_DRAW_D;
    case 'war-tile':
      return BONUS_TILE_M;
    case 'exchange':
      return EXCHANGE_M;
    case 'remove-conflict':
      return quellPrice(g, SPACE[purchase.space]);
    case 'build-fort':
      return cost[SPACE[purchase.space]];
    case 'repair-fort':
      return cost[SPACE[purchase.space]] + REPAIR_FORT;
    case 'seize-fort':
      return cost[SPACE[purchase.space]] + SEIZE_FORT;
    case 'build-squadron':
      return squadronPrice(round, purchase.by);
    case 'deploy':
      return deployPrice(g, placeOf(purchase.from), SPACE[purchase.to]);
    case 'displace':
      return DISPLACE_M;
    case 'score-jacobites':
      return JACOBITE_SCORE_M;
  }
}
