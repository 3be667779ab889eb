/** Pure functions a host may call on a view or a state: who holds what, strength and odds, costs, income, the score now. */
export { together } from './combat/chances.ts';
export {
  barring,
  commandOf,
  defendersOf,
  mayUseTable,
  oddsOf,
  strengthOf,
  strikers,
  terrainBonus,
} from './combat/combat.ts';
export { attempt, differentialOf } from './diplomacy/attempt.ts';
export { powersOf } from './diplomacy/control.ts';
export { squaresHeld, taxableSquares, treasuryValue } from './money/money.ts';
export { choicesFor, type Place, type Purchase, priceOf, type Shop, shopOf, sumOf, type Ware } from './money/shop.ts';
export { revenueNow } from './money/taxes.ts';
export { controlsRoute, tradeOf } from './money/trade-routes.ts';
export { traineesAt, trainingGrounds } from './money/trainers.ts';
export { countermarchWins, watchersOf } from './movement/countermarch.ts';
export { provisionCost } from './movement/forage.ts';
export {
  costOf,
  isOpenPort,
  type Marching,
  mayPass,
  mayStopIn,
  musterable,
  neutralOwner,
} from './movement/movement.ts';
export { isForbidden, landingCost, type Reach, reachOf, type Way } from './movement/reach.ts';
export {
  choicesToStarve,
  type HungrySquare,
  mayStarve,
  mustStarve,
  type Starved,
  suggestedStarved,
  type Winter,
  winterOf,
} from './movement/winter.ts';
export { cargoOf, isAboard, isNaval, occupier, shift, sideOf } from './pieces.ts';
export { scoreNow } from './turn/score-now.ts';
export { pointsOf } from './turn/victory.ts';
export { type DealTerms, dealTerms } from './vocabulary/deal-terms.ts';
export { nameOf, piecesAt } from './vocabulary/piece-names.ts';
