import { isKeyOf } from '@cabinet-wars/kernel';
import type { TileId } from '@cabinet-wars/struggle-of-empires/data';

/** What a tile is wanted for, in a sentence; a local alliance is one of them. */
export type TileReasons = Readonly<Record<TileId | 'alliance', string>>;

export const wantedFor = (reasons: TileReasons, tile: unknown): string =>
  typeof tile === 'string' && isKeyOf(reasons, tile) ? reasons[tile] : reasons.alliance;
