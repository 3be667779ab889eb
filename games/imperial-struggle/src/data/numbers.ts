/** Prices and limits that stand in no other table. Names are the rulebook's; `M`, `D`, `E` say which points pay. */

export const START_VP = 15;
export const FRANCE_WINS_AT = 30;
export const BRITAIN_WINS_AT = 0;
export const START_DEBT_LIMIT = 6;
export const DEBT_LIMIT_RISE = 4;
export const ACTION_ROUNDS = 8;
export const DEALT = 3;
export const HAND_AFTER_DEAL = 3;
export const TREATY_POINTS_KEPT = 4;
export const MINISTRIES_HELD = 2;
export const PASS_DEBT = 2;

export const MINIMUM_PRICE = 1;
/** The base price of a space with a Conflict, and of an Isolated Market. */
export const BARED_PRICE = 1;
export const PROTECTED_SURCHARGE = 1;
export const REGION_SURCHARGE = 1;
export const EVENT_DRAW_D = 3;

export const BONUS_TILE_M = 2;
export const BONUS_TILES_PER_ROUND = 2;
export const BONUS_TILES_PER_THEATRE = 2;
/** The last Peace turn: so many military points for one economic or diplomatic point. */
export const EXCHANGE_M = 2;
export const UPGRADE_LAST_TURN_TRP = 1;
/** Military Upgrade may not leave a side fewer Basic tiles than these. */
export const FEWEST_BASIC_TILES = 4;

export const QUELL_M = 2;
export const QUELL_PROTECTED = -1;
export const QUELL_STRONG = 1;
export const REPAIR_FORT = -1;
export const SEIZE_FORT = 1;
export const SQUADRON_M = 4;
export const CHEAP_SQUADRON_M = 2;
export const SQUADRONS = 8;
export const DEPLOY_M = 1;
export const DISPLACE_FROM_MAP_M = 2;
export const DISPLACE_FROM_NAVY_BOX_M = 3;

export const ADVANTAGES_PER_ROUND = 2;

export const CONQUEST_CP = 1;
export const HUGUENOTS_CP = 2;
export const HUGUENOT_MARKERS = 2;
/** What the first and the second refusal of a War give the opponent. */
export const REFUSAL_VP: readonly number[] = [3, 5];
export const SPECIAL_TILE_STRENGTH = 2;
/** Bonus tiles of the Seven Years War given for those placed in the War of the Austrian Succession, at most. */
export const CARRIED_OVER = 3;
/** The loser of the Antilles War takes squadrons out of the game, one for each point of margin up to this. */
export const ANTILLES_SQUADRONS = 2;
export const JACOBITE_MARGIN_SPANISH_SUCCESSION = 3;
export const JACOBITE_DEFEAT_MARGIN = 2;
export const JACOBITE_SCORE_M = 3;

export const PRESTIGE_VP = 2;
export const FINAL_DEBT_PER_VP = 2;
export const FINAL_DEBT_VP_MOST = 4;
export const FINAL_COMMODITY_VP = 1;
export const FINAL_TERRITORY_VP = 2;
/** The most Treaty Points that may be bid for the French side. */
export const BIGGEST_BID = 12;
