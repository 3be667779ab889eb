import { COSTS } from './charts.ts';
import { COMBAT_TABLES, ODDS, RESULTS } from './combat.ts';
import { readSides, readSquares, type SquareFacts } from './map.ts';
import { MARKERS } from './markers.ts';
import { LANDS, NATIONS, type Nation, POWERS, type Power } from './powers.ts';
import { ROUTES } from './routes.ts';
import type { GameData, TerrainFacts } from './shape.ts';
import { beyond, NOWHERE, SQUARES, type Square, squareOf } from './squares.ts';
import { BY_LAND, BY_SEA, type ChartedTerrain, EXPEDITION_COST, TERRAIN, TERRAINS } from './terrain.ts';
import { KIND_OF, KINDS, STOCKS, type Stock, UNITS } from './units.ts';

/** A way a trade route may run between two of its termini. */
export interface RoutePath {
  readonly from: Square;
  readonly to: Square;
  readonly squares: readonly Square[];
}

/** A data set as the rules look things up in it: flat lists by index. */
export interface Tables extends SquareFacts {
  readonly data: GameData;
  /** By square. Land units may stand where `isLand`, fleets where `isSea` or `isCoast`. */
  readonly isSea: readonly boolean[];
  readonly isLand: readonly boolean[];
  /** The power whose capital a square is; −1 for others. */
  readonly capitalOf: readonly Power[];
  /** By square × 4 + direction: the square across the side (`NOWHERE` if nobody may cross), and who may cross. */
  readonly across: readonly Square[];
  readonly landSide: readonly boolean[];
  readonly seaSide: readonly boolean[];
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
  /** By land. */
  readonly squaresOf: readonly (readonly Square[])[];
  readonly civilizedOf: readonly (readonly Square[])[];
  readonly portsOf: readonly (readonly Square[])[];
  /** By unit. */
  readonly strength: readonly number[];
  readonly speed: readonly number[];
  readonly defendsOnly: readonly boolean[];
  readonly recruitCost: readonly number[];
  readonly provisionCost: readonly number[];
  /** 0 for what cannot be trained. */
  readonly trainCost: readonly number[];
  /** The counters one by one, nation by nation and stock by stock; where each run of like counters begins and ends. */
  readonly pieceCount: number;
  readonly pieceNation: readonly Nation[];
  readonly pieceStock: readonly Stock[];
  readonly firstPiece: readonly number[];
  readonly pieceEnd: readonly number[];
  readonly markerCount: readonly number[];
  readonly routeValue: readonly number[];
  readonly routePaths: readonly (readonly RoutePath[])[];
  /** By table, then by odds × 6 + die − 1: an index of `RESULTS`. */
  readonly combatTable: readonly (readonly number[])[];
}

export function compile(data: GameData): Tables {
  return {
    data,
    ...compileMap(data),
    ...compileForces(data),
    markerCount: MARKERS.map((id) => data.markers[id]),
    routeValue: ROUTES.map((id) => data.routes[id].value),
    routePaths: ROUTES.map((id) => pathsOf(data.routes[id].parts).map(asPath)),
    combatTable: COMBAT_TABLES.map((id) => compileResults(data.combat[id])),
  };
}

function compileMap(data: GameData) {
  const squares = readSquares(data.map.rows);
  const { terrain, value, owner, port } = squares;
  const sides = readSides(squares, data.map.sides);
  const capital = POWERS.map((id) => squareOf(data.powers[id].capital));
  const everywhere = [...SQUARES.keys()];
  const squaresOf = LANDS.map((_, land) => everywhere.filter((square) => owner[square] === land));
  const rowOf = terrain.map((ground) => data.terrain[TERRAINS[ground] as ChartedTerrain] ?? null);
  const charted = (of: (row: TerrainFacts) => number) => rowOf.map((row) => (row === null ? 0 : of(row)));
  const landCost = charted((row) => row.landCost);
  return {
    ...squares,
    isSea: terrain.map((ground) => ground === TERRAIN.sea),
    isLand: terrain.map((ground) => ground !== TERRAIN.sea && ground !== TERRAIN.ice),
    across: sides.map((crossing, i) => (crossing === 0 ? NOWHERE : beyond(i >> 2, i & 3))),
    landSide: sides.map((crossing) => (crossing & BY_LAND) !== 0),
    seaSide: sides.map((crossing) => (crossing & BY_SEA) !== 0),
    capital,
    capitalOf: everywhere.map((square) => capital.indexOf(square)),
    freeMarkers: POWERS.map((id) => data.powers[id].freeMarkers),
    squaresOf,
    civilizedOf: squaresOf.map((list) => list.filter((square) => value[square] > 0)),
    portsOf: squaresOf.map((list) => list.filter((square) => port[square])),
    landCost,
    expeditionCost: landCost.map((cost, square) => EXPEDITION_COST[TERRAINS[terrain[square]]] ?? cost),
    defence: charted((row) => row.defence),
    defenceMinor: charted((row) => row.defenceMinor),
    forage: charted((row) => row.forage).map((forage, square) => forage + value[square]),
    forageMinor: charted((row) => row.forageMinor).map((forage, square) => forage + value[square]),
  };
}

function compileForces(data: GameData) {
  const facts = UNITS.map((_, unit) => data.units[KINDS[KIND_OF[unit]]]);
  const costs = UNITS.map((_, unit) => COSTS[KINDS[KIND_OF[unit]]]);
  const runs = NATIONS.flatMap((id) => STOCKS.map((stock) => data.counters[id][stock]));
  const pieceEnd = runs.map((_, run) => runs.slice(0, run + 1).reduce((a, b) => a + b));
  return {
    strength: UNITS.map((id, unit) => facts[unit][id.endsWith('veteran') ? 'veteran' : 'recruit']),
    speed: facts.map(({ move }) => move),
    defendsOnly: facts.map(({ defendsOnly }) => defendsOnly),
    recruitCost: costs.map(({ recruit }) => recruit),
    provisionCost: costs.map(({ provision }) => provision),
    trainCost: costs.map(({ train }) => train ?? 0),
    pieceCount: pieceEnd[pieceEnd.length - 1],
    pieceNation: runs.flatMap((count, run) => Array<Nation>(count).fill(Math.floor(run / STOCKS.length))),
    pieceStock: runs.flatMap((count, run) => Array<Stock>(count).fill(run % STOCKS.length)),
    firstPiece: pieceEnd.map((end, run) => end - runs[run]),
    pieceEnd,
  };
}

/** Squares written one after the other. */
export const readList = (text: string): readonly Square[] => text.split(/\s+/).filter(Boolean).map(squareOf);

/** Every way to lay one branch of each part end to end. */
export function pathsOf(parts: readonly (readonly string[])[]): readonly (readonly Square[])[] {
  let paths: (readonly Square[])[] = [[]];
  for (const branches of parts)
    paths = paths.flatMap((path) => branches.map((branch) => [...path, ...readList(branch)]));
  return paths;
}

const asPath = (squares: readonly Square[]): RoutePath => ({
  from: squares[0],
  to: squares[squares.length - 1],
  squares,
});

const results: readonly string[] = RESULTS;
function compileResults(rows: readonly string[]): number[] {
  const codes = rows.map((row) => row.split(/\s+/).filter(Boolean));
  return ODDS.flatMap((_, column) => codes.map((row) => results.indexOf(row[column])));
}
