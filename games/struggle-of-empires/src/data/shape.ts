import type { AllianceId } from './alliances.ts';
import type { Edition } from './numbers.ts';
import type { RegionId } from './regions.ts';
import type { TileId } from './tiles.ts';

/** What is paid for a tile or alliance; what is left out is nothing. */
export interface Cost {
  readonly gold?: number;
  readonly population?: number;
  /** Unrest points (original) or counters (deluxe) taken. */
  readonly unrest?: number;
}

/**
 * What an owner of the printed game may put in place of ours: plain data, as it may stand in a JSON file. Everything else
 * about the game (the map, what tiles do) is in both rulebooks and is not data.
 */
export interface GameData {
  /** Names the data set; saved games refer to it. */
  readonly id: string;
  /**
   * The faces of the country counters (neutral region markers) of each region: `P` to be colonized, `S` for Gold Coast
   * Commerce, or a defence from 1 to 9, with `g` and an amount if it pays gold (`g3`) or `v` if it pays 1 VP when conquered;
   * then, after a space, the deluxe letter set A to E it belongs to, if any. For example `3`, `4g3`, `P A`.
   */
  readonly counters: Readonly<Record<RegionId, readonly string[]>>;
  /** Victory points for the most tokens, the second most, and so on. */
  readonly vp: Readonly<Record<Edition, Readonly<Record<RegionId, readonly number[]>>>>;
  /** Tiles and local alliances that cost something; the others are free. */
  readonly costs: Readonly<Record<Edition, Readonly<Partial<Record<TileId | AllianceId, Cost>>>>>;
  /** How many of each tile there are; in the deluxe edition with 2, 3, 4, 5, 6 and 7 players. */
  readonly copies: {
    readonly original: Readonly<Record<TileId, number>>;
    readonly deluxe: Readonly<Record<TileId, readonly number[]>>;
  };
  /** How many of the six faces of the deluxe sea die say what. */
  readonly seaDie: { readonly arrives: number; readonly stays: number; readonly sinks: number };
}
