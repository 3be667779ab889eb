import type { Answer, GameState, Seat } from '@cabinet-wars/kernel';
import type { Power } from './data/powers.ts';
import { PLACE_COUNT, type Place } from './data/regions.ts';
import { TILE_COUNT, type Tile } from './data/tiles.ts';
import type { Options } from './options.ts';
import type { Choice } from './vocabulary/choices.ts';

/** Where a country counter is. In a draft those in hands and laid face down are still in the bag as far as anyone tells. */
export const IN_BAG = 0;
export const ON_MAP = 1;
export const USED = 2;

/**
 * What lies on the table. Arrays are indexed by power (`gold`), by power and place (`armies`: see `at`), by power and tile
 * (`tiles`: see `held`), or by alliance, region or counter. Powers nobody plays have units and tokens too (deluxe).
 */
export interface State extends GameState {
  /** The data set the game is played with. */
  data: string;
  options: Options;
  /** Whom each seat plays, and who plays each power (−1: nobody). */
  plays: Power[];
  seatOf: Seat[];
  /** The seat that begins, by lot. */
  first: Seat;

  war: number;
  round: number;

  gold: number[];
  population: number[];
  vp: number[];

  armies: number[];
  navies: number[];
  forts: number[];
  /** Control tokens on the map, by power and place. */
  tokens: number[];
  counters: number[];

  /** Tiles in the stock, held by power, and of those how many have been used in this war. */
  stock: number[];
  tiles: number[];
  used: number[];
  /** By power: bits of the tiles it has used this round and may not take again in it (ruling 37). */
  barred: number[];
  /** Who has each local alliance (−1: nobody). */
  alliances: Power[];
  /** Who blockades each region (−1: nobody). */
  blockades: Power[];
  /** Where the pirates and the revolt are and whose token they hold (−1: in the stock). */
  raidRegion: number[];
  raidToken: Power[];

  /** The two grand alliances in the order of their boxes, and the powers played in the order of play. */
  top: Power[];
  bottom: Power[];
  order: Power[];
  /** Auctions begun in the whole game: names the present one for standing orders. */
  auctions: number;

  unrest: Unrest;
  final: Final | null;

  secret: Secret;
}

/** What everybody can count about unrest. Where counters are not drawn from a bag, each is worth exactly 1. */
export interface Unrest {
  /** By power: counters taken, and points given back. */
  taken: number[];
  returned: number[];
  /** By power: how many counters it had taken when it last gave points back; and when it last had not enough to give. */
  takenAtReturn: number[];
  takenAtZero: number[];
  /** By power: points it had given back when it last had not enough, so the worth of all counters it had till then. */
  returnedAtZero: number[];
  /** Counters of 1 that went from the supply back into the bag, and those counted beyond all there are (ruling 61). */
  refilled: number;
  beyond: number;
}

/** How the game ended, by power: points of unrest and of victory after penalties. */
export interface Final {
  unrest: number[];
  penalties: number[];
  revolution: boolean[];
}

export interface Secret {
  answers: Answer<Choice>[];
  /** By power and value 0, 1, 2: counters drawn from the bag in the whole game. */
  unrest: number[];
  /** In a draft, by seat: what it has laid down, and the hands it has had, pick by pick; the last is the present one. */
  picks: number[][];
  seen: number[][][];
}

export const at = (power: Power, place: Place): number => power * PLACE_COUNT + place;
export const held = (power: Power, tile: Tile): number => power * TILE_COUNT + tile;
