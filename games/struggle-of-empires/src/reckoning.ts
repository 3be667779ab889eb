/** Functions a host may call: what is under way, who may do what, odds, prices, the score now. They change nothing. */
export { mayAlly } from './alliances/ally.ts';
export { auction, loneMarker, mayPropose, newAuction } from './alliances/auction.ts';
export { areAllied, byBox, isPlayed } from './alliances/grand-alliances.ts';
export { attack } from './attack/attack.ts';
export { attackUnderWay, enemyOf, principalOf } from './attack/attack-locals.ts';
export { committableTo } from './attack/call-allies.ts';
export { outcomeOf } from './attack/combat.ts';
export { fightsOnLand, naviesFor } from './attack/fleets.ts';
export {
  type CombatOdds,
  type Contemplated,
  chancesOf,
  combatOdds,
  contemplate,
  type Odds,
  oddsOf,
  raidOdds,
} from './attack/odds.ts';
export { oddsNow } from './attack/odds-now.ts';
/** What would follow: these change the state they are given, so a host gives them a copy. */
export { takeSpoils } from './attack/spoils.ts';
export { strengthOf } from './attack/strength.ts';
export {
  agricultureFeedsAtOnce,
  alliancesNeedUnits,
  drawsUnrest,
  hasOriginalSeaMove,
  industryCountsAgriculture,
  isDeluxe,
  players,
} from './editions.ts';
export { countTokens, takeUnit, unitsOf } from './map/pieces.ts';
export { pay } from './money/money.ts';
export { takeUnrest, unrestOf } from './money/unrest.ts';
export { needsSeaCheck } from './movement/movement.ts';
export { type SeaOdds, seaOdds } from './movement/sea-odds.ts';
export { type ScoreNow, scoreNow } from './scoring/score-now.ts';
export { regionScore } from './scoring/war-scoring.ts';
export { costOf, mayTake } from './tiles/take-tile.ts';
export { round } from './turn/round.ts';
export { turn } from './turn/turn.ts';
