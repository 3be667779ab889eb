import { ALLIANCE_COUNT } from '../data/alliances.ts';
import { COUNTER_COUNT } from '../data/counters.ts';
import { START_GOLD, START_POPULATION, UNREST_BAG } from '../data/numbers.ts';
import { NOBODY, POWER_COUNT, powerOf } from '../data/powers.ts';
import { PLACE_COUNT, REGION_COUNT } from '../data/regions.ts';
import { copiesOf, tablesOf } from '../data/tables.ts';
import { TILE, TILE_COUNT, TILES, type Tile, tileOf } from '../data/tiles.ts';
import { hasNonPlayerMarkers, hasOriginalSeaMove, isOriginal } from '../editions.ts';
import { type Options, powersPlayed } from '../options.ts';
import { held, IN_BAG, type State, type Unrest } from '../state.ts';

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);

/** Unrest before any has been taken. */
export const noUnrest = (): Unrest => ({
  taken: filled(POWER_COUNT, 0),
  returned: filled(POWER_COUNT, 0),
  takenAtReturn: filled(POWER_COUNT, 0),
  takenAtZero: filled(POWER_COUNT, 0),
  returnedAtZero: filled(POWER_COUNT, 0),
  refilled: 0,
  beyond: 0,
});

/** The table before anything has been drawn or placed: gold and population dealt out, all tiles in the stock. */
export function newGame(options: Options, data: string): State {
  const plays = powersPlayed(options).map(powerOf);
  const byPower = (value: number) => filled(POWER_COUNT, value);
  const forPlayed = (value: number) => byPower(0).map((_, power) => (plays.includes(power) ? value : 0));
  const g: State = {
    stack: [],
    data,
    options: { ...options },
    plays,
    seatOf: byPower(0).map((_, power) => plays.indexOf(power)),
    first: 0,
    war: 1,
    round: 0,
    gold: forPlayed(START_GOLD),
    population: forPlayed(START_POPULATION),
    vp: byPower(0),
    armies: filled(POWER_COUNT * PLACE_COUNT, 0),
    navies: filled(POWER_COUNT * PLACE_COUNT, 0),
    forts: filled(POWER_COUNT * PLACE_COUNT, 0),
    tokens: filled(POWER_COUNT * PLACE_COUNT, 0),
    counters: filled(COUNTER_COUNT, IN_BAG),
    stock: [],
    tiles: filled(POWER_COUNT * TILE_COUNT, 0),
    used: filled(POWER_COUNT * TILE_COUNT, 0),
    barred: byPower(0),
    alliances: filled(ALLIANCE_COUNT, NOBODY),
    blockades: filled(REGION_COUNT, NOBODY),
    raidRegion: filled(2, -1),
    raidToken: filled(2, NOBODY),
    top: [],
    bottom: [],
    order: [],
    auctions: 0,
    unrest: noUnrest(),
    final: null,
    secret: { answers: [], unrest: filled(POWER_COUNT * UNREST_BAG.length, 0), picks: [], seen: [] },
  };
  g.stock = TILES.map((id) => stockOf(g, tileOf(id)));
  for (const tile of startingTiles(g)) for (const power of plays) g.tiles[held(power, tile)]++;
  return g;
}

/** 2020 p.6: with two or three players everybody begins with Improved Agriculture, which does not feed at once (ruling 74), and Reserves. */
export const startingTiles = (g: State): Tile[] =>
  hasNonPlayerMarkers(g) ? [TILE['improved-agriculture'], TILE.reserve] : [];

/** How many of a tile the stock begins with. */
export function stockOf(g: State, tile: Tile): number {
  const { players, wallaceSimple, navalTrainingCopies } = g.options;
  if (tile === TILE.navigation && !hasOriginalSeaMove(g)) return 0;
  if (tile === TILE['naval-training'] && isOriginal(g) && navalTrainingCopies !== 'edition')
    return Number(navalTrainingCopies);
  return copiesOf(tablesOf(g), tile, wallaceSimple ? POWER_COUNT : players);
}
