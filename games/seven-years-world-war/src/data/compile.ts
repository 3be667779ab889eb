import { COMBAT_TABLES, RESULTS, type ResultId } from './combat.ts';
import { readSides, readSquares, type SquareFacts } from './map.ts';
import { MARKERS } from './markers.ts';
import { LANDS, NATIONS, POWERS, type Power } from './powers.ts';
import { ROUTES } from './routes.ts';
import type { GameData, TerrainFacts } from './shape.ts';
import { SQUARES, type Square, squareOf } from './squares.ts';
import { type ChartedTerrain, EXPEDITION_COST, TERRAINS } from './terrain.ts';
import { KIND_OF, KINDS, STOCKS, UNITS } from './units.ts';

/** A data set as the rules look things up in it: flat lists by index. */
export interface Tables extends SquareFacts {
  readonly data: GameData;
  /** Who may cross a side, as bits `BY_LAND` and `BY_SEA`: by square × 4 + direction. */
  readonly sides: readonly number[];
  /** The power whose capital a square is; −1 for others. */
  readonly capitalOf: readonly Power[];
  readonly squaresOf: readonly (readonly Square[])[];
  readonly civilizedOf: readonly (readonly Square[])[];
  /** By square: movement points of a land unit, as usual and with an Expedition; 0 where it may not go. */
  readonly landCost: readonly number[];
  readonly expeditionCost: readonly number[];
  readonly defence: readonly number[];
  readonly defenceMinor: readonly number[];
  /** By square, without pillage. */
  readonly forage: readonly number[];
  readonly forageMinor: readonly number[];
  /** By power. */
  readonly capital: readonly Square[];
  readonly freeMarkers: readonly number[];
  /** By unit. */
  readonly strength: readonly number[];
  readonly move: readonly number[];
  readonly defendsOnly: readonly boolean[];
  /** By nation and stock. */
  readonly counters: readonly (readonly number[])[];
  /** By marker. */
  readonly markers: readonly number[];
  readonly routes: readonly { readonly value: number; readonly paths: readonly (readonly Square[])[] }[];
  /** By table, die − 1 and odds: an index of `RESULTS`. */
  readonly combat: readonly (readonly (readonly number[])[])[];
}

/** Squares written one after the other. */
export const readList = (text: string): readonly Square[] => text.split(/\s+/).filter(Boolean).map(squareOf);

export function compile(data: GameData): Tables {
  const squares = readSquares(data.map.rows);
  const capital = POWERS.map((id) => squareOf(data.powers[id].capital));
  const everywhere = [...SQUARES.keys()];
  const squaresOf = LANDS.map((_, land) => everywhere.filter((square) => squares.land[square] === land));
  const rowOf = squares.terrain.map((terrain) => data.terrain[TERRAINS[terrain] as ChartedTerrain] ?? null);
  const charted = (of: (row: TerrainFacts) => number) => rowOf.map((row) => (row === null ? 0 : of(row)));
  const landCost = charted((row) => row.landCost);
  return {
    data,
    ...squares,
    sides: readSides(squares, data.map.sides),
    capital,
    capitalOf: everywhere.map((square) => capital.indexOf(square)),
    squaresOf,
    civilizedOf: squaresOf.map((list) => list.filter((square) => squares.value[square] > 0)),
    landCost,
    expeditionCost: landCost.map((cost, square) => EXPEDITION_COST[TERRAINS[squares.terrain[square]]] ?? cost),
    defence: charted((row) => row.defence),
    defenceMinor: charted((row) => row.defenceMinor),
    forage: charted((row) => row.forage).map((forage, square) => forage + squares.value[square]),
    forageMinor: charted((row) => row.forageMinor).map((forage, square) => forage + squares.value[square]),
    freeMarkers: POWERS.map((id) => data.powers[id].freeMarkers),
    strength: UNITS.map((id, unit) => data.units[KINDS[KIND_OF[unit]]][id.endsWith('veteran') ? 'veteran' : 'recruit']),
    move: UNITS.map((_, unit) => data.units[KINDS[KIND_OF[unit]]].move),
    defendsOnly: UNITS.map((_, unit) => data.units[KINDS[KIND_OF[unit]]].defendsOnly),
    counters: NATIONS.map((id) => STOCKS.map((stock) => data.counters[id][stock])),
    markers: MARKERS.map((id) => data.markers[id]),
    routes: ROUTES.map((id) => ({ value: data.routes[id].value, paths: pathsOf(data.routes[id].parts) })),
    combat: COMBAT_TABLES.map((id) => data.combat[id].map(readResults)),
  };
}

/** Every way to lay one branch of each part end to end. */
export function pathsOf(parts: readonly (readonly string[])[]): readonly (readonly Square[])[] {
  let paths: (readonly Square[])[] = [[]];
  for (const branches of parts)
    paths = paths.flatMap((path) => branches.map((branch) => [...path, ...readList(branch)]));
  return paths;
}

const readResults = (row: string): number[] => row.split(/\s+/).map((code) => RESULTS.indexOf(code as ResultId));
