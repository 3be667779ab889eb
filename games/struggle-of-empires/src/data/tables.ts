import { DataSets } from '@cabinet-wars/kernel';
import { ALLIANCES } from './alliances.ts';
import type { Counter, CounterFacts } from './counters.ts';
import { defaultData } from './default.ts';
import { readCounters } from './load.ts';
import type { Edition } from './numbers.ts';
import { REGIONS } from './regions.ts';
import type { Cost, GameData } from './shape.ts';
import { TILES, type Tile } from './tiles.ts';

/** A data set as the rules look things up in it: lists by index. */
export interface Tables {
  readonly data: GameData;
  readonly edition: Edition;
  readonly counters: readonly CounterFacts[];
  readonly counterIndex: Readonly<Record<string, Counter>>;
  readonly countersIn: readonly (readonly Counter[])[];
  /** Counters that are settled, not attacked. */
  readonly undefended: readonly Counter[];
  readonly vp: readonly (readonly number[])[];
  readonly tileCosts: readonly Required<Cost>[];
  readonly allianceCosts: readonly Required<Cost>[];
}

const sets = new DataSets(defaultData, (data: GameData) => ({
  original: compile(data, 'original'),
  deluxe: compile(data, 'deluxe'),
}));

/** Makes a data set known, so that games that name it can be played. */
export const add = (data: GameData): string => sets.add(data);
export const isOther = (data: GameData): boolean => sets.isOther(data);

/** The tables a game is played with. */
export const tablesOf = (g: { readonly data: string; readonly options: { readonly edition: Edition } }): Tables =>
  sets.of(g.data)[g.options.edition];

function compile(data: GameData, edition: Edition): Tables {
  const counters = readCounters(data);
  const costs = data.costs[edition];
  return {
    data,
    edition,
    counters,
    counterIndex: Object.fromEntries(counters.map(({ id }, i) => [id, i])),
    countersIn: REGIONS.map((_, region) => counters.flatMap((counter, i) => (counter.region === region ? [i] : []))),
    undefended: [...counters.keys()].filter((counter) => counters[counter].kind !== 'defended'),
    vp: REGIONS.map((id) => data.vp[edition][id]),
    tileCosts: TILES.map((id) => whole(costs[id])),
    allianceCosts: ALLIANCES.map((id) => whole(costs[id])),
  };
}

function whole(cost: Cost = {}): Required<Cost> {
  return { gold: 0, population: 0, unrest: 0, ...cost };
}

/** How many of a tile lie in the stock at the start, for a number of players. */
export const copiesOf = (tables: Tables, tile: Tile, players: number): number =>
  tables.edition === 'original'
    ? tables.data.copies.original[TILES[tile]]
    : tables.data.copies.deluxe[TILES[tile]][players - 2];
