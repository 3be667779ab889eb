import { Faults, type Loaded } from '@cabinet-wars/kernel';
import { ALLIANCES } from './alliances.ts';
import { COUNTER_COUNT, type CounterFacts, readFace, SET_LETTERS, SET_SIZE } from './counters.ts';
import { EDITIONS } from './numbers.ts';
import { REGIONS } from './regions.ts';
import type { GameData } from './shape.ts';
import { TILES, type TileId, UNIQUE_TILES } from './tiles.ts';

/** What can be wrong with a data set of this game alone. */
export const dataReasons = [
  'data-face',
  'data-counters',
  'data-set',
  'data-places',
  'data-falling',
  'data-six',
  'data-die',
] as const;
export type DataReason = (typeof dataReasons)[number];
type DataFaults = Faults<DataReason>;

const MANY = 99;

/** A data set from outside, as read from a JSON file: checked whole, with every fault named by where it stands. */
export function loadData(given: unknown): Loaded<GameData> {
  const faults: DataFaults = new Faults();
  const data = faults.record(given, 'data', ['id', 'counters', 'vp', 'costs', 'copies', 'seaDie'], []);
  faults.id(data.id, 'id');
  checkCounters(faults, data.counters);
  faults.each(data.vp, 'vp', EDITIONS, (vp, at) => checkVp(faults, vp, at));
  faults.each(data.costs, 'costs', EDITIONS, (costs, at) => checkCosts(faults, costs, at));
  checkCopies(faults, data.copies);
  checkSeaDie(faults, data.seaDie);
  return faults.loaded(given);
}

/** The counters of a data set in a fixed order: by region, then as listed. */
export function readCounters(data: GameData): CounterFacts[] {
  return REGIONS.flatMap((region, index) =>
    data.counters[region].map((text, i) => readFace(text, `${region}-${i + 1}`, index)!),
  );
}

function checkCounters(faults: DataFaults, given: unknown): void {
  const setRegions: number[][] = Array.from(SET_LETTERS, () => []);
  let total = 0;
  faults.each(given, 'counters', REGIONS, (list, at, id) => {
    const region = REGIONS.indexOf(id);
    faults.list(list, at).forEach((text, i) => {
      total++;
      const counter = readFace(text, '', region);
      if (counter === null) faults.add('data-face', `${at}[${i}]`, { given: String(text) });
      else if (counter.set >= 0) setRegions[counter.set].push(region);
    });
  });
  if (total !== COUNTER_COUNT) faults.add('data-counters', 'counters', { total, wanted: COUNTER_COUNT });
  setRegions.forEach((regions, i) => {
    if (regions.length !== SET_SIZE || new Set(regions).size !== SET_SIZE)
      faults.add('data-set', 'counters', { letter: SET_LETTERS[i], wanted: SET_SIZE });
  });
}

function checkVp(faults: DataFaults, given: unknown, at: string): void {
  faults.each(given, at, REGIONS, (list, where) => {
    const values = faults.list(list, where);
    if (values.length < 1 || values.length > 7) faults.add('data-places', where);
    const points = values.map((value, i) => faults.whole(value, `${where}[${i}]`, 0, MANY));
    points.forEach((value, i) => {
      if (i > 0 && value > points[i - 1]) faults.add('data-falling', `${where}[${i}]`);
    });
  });
}

function checkCosts(faults: DataFaults, given: unknown, at: string): void {
  const costs = faults.record(given, at, [...TILES, ...ALLIANCES], []);
  for (const [id, value] of Object.entries(costs)) {
    const cost = faults.record(value, `${at}.${id}`, ['gold', 'population', 'unrest'], []);
    for (const [what, amount] of Object.entries(cost)) faults.whole(amount, `${at}.${id}.${what}`, 0, MANY);
  }
}

function checkCopies(faults: DataFaults, given: unknown): void {
  const { original, deluxe } = faults.record(given, 'copies', EDITIONS, []);
  faults.each(original, 'copies.original', TILES, (copies, at, id) => faults.whole(copies, at, 0, mostCopies(id)));
  faults.each(deluxe, 'copies.deluxe', TILES, (list, at, id) => {
    const byPlayers = faults.list(list, at);
    if (byPlayers.length !== 6) faults.add('data-six', at);
    for (const [i, copies] of byPlayers.entries()) faults.whole(copies, `${at}[${i}]`, 0, mostCopies(id));
  });
}

const mostCopies = (id: TileId): number => (UNIQUE_TILES.includes(id) ? 1 : MANY);

function checkSeaDie(faults: DataFaults, given: unknown): void {
  let faces = 0;
  faults.each(given, 'seaDie', ['arrives', 'stays', 'sinks'], (count, at) => {
    faces += faults.whole(count, at, 0, 6);
  });
  if (faces !== 6) faults.add('data-die', 'seaDie');
}
