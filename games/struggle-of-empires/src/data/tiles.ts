import { indexed, keysOf } from '@cabinet-wars/kernel';
import { type RegionId, regionOf } from './regions.ts';

/**
 * How a tile behaves, as far as a word can say it: `lasting` always works; `each-war` is used once a war and turned back at
 * its end; `one-use` is kept until used and then goes back to the stock; `at-once` takes effect when taken and leaves the
 * game; `raid` is sent at once, may stay on the map, and goes back to the stock.
 */
export type TileNature = 'lasting' | 'each-war' | 'one-use' | 'at-once' | 'raid';

interface TileRow {
  readonly nature: TileNature;
  /** A company's regions: one gold for each own token in one of them. */
  readonly trade?: readonly RegionId[];
}

const rows = {
  'gold-mines': { nature: 'each-war', trade: ['south-america'] },
  'slaves-company': { nature: 'each-war', trade: ['africa'] },
  tobacco: { nature: 'each-war', trade: ['north-america'] },
  'sugar-plantations': { nature: 'each-war', trade: ['caribbean'] },
  'baltic-company': { nature: 'each-war', trade: ['baltic'] },
  'east-indies-company': { nature: 'each-war', trade: ['india', 'east-indies'] },
  'levant-company': { nature: 'each-war', trade: ['ottoman-empire', 'mediterranean'] },
  'army-training': { nature: 'lasting' },
  'naval-training': { nature: 'lasting' },
  reserve: { nature: 'each-war' },
  'war-office': { nature: 'each-war' },
  mercenaries: { nature: 'each-war' },
  pressgangs: { nature: 'each-war' },
  'trained-natives': { nature: 'each-war' },
  militia: { nature: 'lasting' },
  logistics: { nature: 'lasting' },
  banking: { nature: 'lasting' },
  navigation: { nature: 'lasting' },
  'diplomatic-service': { nature: 'each-war' },
  'improved-agriculture': { nature: 'each-war' },
  'government-reform': { nature: 'at-once' },
  industry: { nature: 'at-once' },
  pirates: { nature: 'raid' },
  'slave-revolt': { nature: 'raid' },
  'fighting-withdrawal': { nature: 'one-use' },
  'surprise-attack': { nature: 'one-use' },
  blockade: { nature: 'one-use' },
} as const satisfies Record<string, TileRow>;

export type TileId = keyof typeof rows;
export const TILES = keysOf(rows);
export const TILE_COUNT = TILES.length;

/** A tile kind by its index in `TILES`. */
export type Tile = number;
export const TILE: Readonly<Record<TileId, Tile>> = indexed(TILES);
export const tileOf = (id: TileId): Tile => TILE[id];
export const isTileId = (id: unknown): id is TileId => typeof id === 'string' && Object.hasOwn(rows, id);

export const NATURE: readonly TileNature[] = TILES.map((id) => rows[id].nature);
/** The regions a company trades with; empty for other tiles. */
export const TRADE: readonly (readonly number[])[] = TILES.map((id) => {
  const { trade = [] }: TileRow = rows[id];
  return trade.map((region) => regionOf(region));
});
export const COMPANIES: readonly Tile[] = TILES.map((_, tile) => tile).filter((tile) => TRADE[tile].length > 0);
/** Tiles whose pieces may lie on the map: there can only be one of each. */
export const UNIQUE_TILES: readonly TileId[] = [
  'pirates',
  'slave-revolt',
  'fighting-withdrawal',
  'surprise-attack',
  'blockade',
];

export type RaidId = 'pirates' | 'slave-revolt';
