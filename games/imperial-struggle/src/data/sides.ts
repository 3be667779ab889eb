/** The two sides, in the order of their seats. Ids are for ever. */
export const SIDES = ['france', 'britain'] as const;
export type SideId = (typeof SIDES)[number];

/** A side by its place in `SIDES`: how the state's arrays are indexed. */
export type Side = number;
export const FRANCE: Side = 0;
export const BRITAIN: Side = 1;
export const NOBODY: Side = -1;

/** Whose flag may stand in a space besides the sides': Spain's (an optional rule) and that of the United States. */
export const FLAGS = ['france', 'britain', 'spain', 'usa'] as const;
export type FlagId = (typeof FLAGS)[number];
export type Flag = number;
export const SPANISH: Flag = 2;
export const AMERICAN: Flag = 3;

export const opponentOf = (side: Side): Side => 1 - side;
export const sideOf = (id: SideId): Side => (id === 'france' ? FRANCE : BRITAIN);
export const isSideId = (id: unknown): id is SideId => id === 'france' || id === 'britain';

/** France scores upwards on the victory track, Britain downwards. */
export const VP_DIRECTION: readonly number[] = [1, -1];
