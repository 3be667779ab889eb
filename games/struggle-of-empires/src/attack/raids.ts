import { type RaidId, TILES, type Tile } from '../data/tiles.ts';

/** What can be sent against a token and may stay on the map holding it; by index as in `raidRegion` and `raidToken`. */
export const RAIDS: readonly RaidId[] = ['pirates', 'slave-revolt'];
export const isRaidId = (id: string): id is RaidId => RAIDS.some((raid) => raid === id);
export type Raid = number;
export const PIRATES: Raid = 0;
export const REVOLT: Raid = 1;

/** The raid a tile sends; −1 for other tiles. */
export const raidOf = (tile: Tile): Raid => {
  const id = TILES[tile];
  return isRaidId(id) ? RAIDS.indexOf(id) : -1;
};
