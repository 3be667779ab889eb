/** The three Eras, two Peace turns each. Ids are for ever. */
export const ERAS = ['succession', 'empire', 'revolution'] as const;
export type EraId = (typeof ERAS)[number];
export type Era = number;

/** Peace turns are numbered from 1 to 6. */
export const LAST_PEACE_TURN = 6;
export const eraOfTurn = (turn: number): Era => (turn - 1) >> 1;
export const beginsEra = (turn: number): boolean => turn % 2 === 1;

export const WARS = ['WSS', 'WAS', '7YW', 'AWI'] as const;
export type WarId = (typeof WARS)[number];
export type War = number;
export const NO_WAR: War = -1;
export const AUSTRIAN_SUCCESSION: War = 1;

/** The War fought right after a Peace turn, or none. */
export const WAR_AFTER: readonly War[] = [NO_WAR, 0, NO_WAR, 1, 2, 3, NO_WAR];
/** The War players are preparing in a Peace turn; none in the last. */
export const NEXT_WAR: readonly War[] = [NO_WAR, 0, 1, 1, 2, 3, NO_WAR];
