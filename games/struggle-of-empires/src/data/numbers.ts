/** Numbers both rulebooks state; where the editions differ there are two. */
export const EDITIONS = ['original', 'deluxe'] as const;
export type Edition = (typeof EDITIONS)[number];

export const WARS = 3;
export const ACTIONS_PER_TURN = 2;
export const roundsFor = (players: number): number => (players <= 4 ? 6 : 5);

export const START_GOLD = 10;
export const START_POPULATION = 5;
export const MAX_POPULATION = 9;
export const POPULATION_PER_WAR = 5;
export const START_UNITS = 5;
export const ATTACK_COST = 2;

export const TAX = 2;
export const TAX_WITH_BANKING = 3;
export const REVOLUTION_AT = 20;
export const HIGHEST_UNREST_PENALTY = 7;
export const SECOND_UNREST_PENALTY = 4;

/** Pieces of each power: armies, navies, forts (in the order of `UNITS`). */
export const PIECES: Readonly<Record<Edition, readonly number[]>> = { original: [14, 7, 2], deluxe: [14, 8, 2] };
/** Three of the original's 23 tokens serve as markers on tracks (ruling 54 on what happens without any). */
export const CONTROL_TOKENS = 20;
export const ALLIANCE_MARKERS = 6;
export const MAX_TRADE_TILES_WITH_FEW = 3;

/** How much unrest a single bid or gift may bring upon oneself (ruling 58). */
export const MOST_TAXATIONS = 99;

/** Unrest counters in the deluxe bag, by value 0, 1, 2. */
export const UNREST_BAG: readonly number[] = [9, 72, 9];

/** Neutral counters laid out in each war, and drawn by each player at the start. */
export const NEUTRALS_ORIGINAL = 10;
export const NEUTRALS_DELUXE: readonly number[] = [0, 0, 4, 6, 8, 9, 9, 10];
export const startCountersFor = (edition: Edition, players: number): number =>
  edition === 'deluxe' && players <= 3 ? 6 : 5;

/** Deluxe: what a distant sea roll may be bettered to, and for how much (2020 p.15). */
export const STAY_TO_ARRIVE = 1;
export const SINK_TO_STAY = 2;
export const SINK_TO_ARRIVE = 3;

export const NON_PLAYER_DEFENCE = 3;
export const PIRATES_STRENGTH = 1;
export const REVOLT_STRENGTH = 3;
