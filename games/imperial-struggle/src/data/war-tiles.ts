/** What a War tile does besides its strength. */
export const TILE_EFFECTS = ['none', 'debt', 'fort-or-squadron', 'unflag'] as const;
export type TileEffect = (typeof TILE_EFFECTS)[number];

/** A kind of War tile and how many a side has of it. */
export interface TileRow {
  readonly strength: number;
  readonly effect: TileEffect;
  readonly count: number;
}
export interface WarTile {
  readonly strength: number;
  readonly effect: TileEffect;
}

/**
 * The kinds of War tiles, the same for both sides; of a kind one tile is as good as another, so a pile is a count by kind.
 * Bonus tiles bear names, another set in each War, which matter to the eye alone.
 */
export const BASIC_ROWS: readonly TileRow[] = [
  { strength: 2, effect: 'none', count: 3 },
  { strength: 1, effect: 'none', count: 4 },
  { strength: 0, effect: 'debt', count: 4 },
  { strength: 0, effect: 'fort-or-squadron', count: 2 },
  { strength: -1, effect: 'unflag', count: 3 },
];
export const BONUS_ROWS: readonly TileRow[] = [
  { strength: 3, effect: 'none', count: 2 },
  { strength: 2, effect: 'none', count: 4 },
  { strength: 1, effect: 'none', count: 2 },
  { strength: 1, effect: 'debt', count: 2 },
  { strength: 1, effect: 'fort-or-squadron', count: 2 },
];
