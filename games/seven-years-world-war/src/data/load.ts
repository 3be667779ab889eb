import { Faults, type Loaded } from '@cabinet-wars/kernel';
import { COMBAT_TABLES, isResultId, ODDS } from './combat.ts';
import type { DataFaults } from './faults.ts';
import { checkDeployments } from './load-deployments.ts';
import { checkMap } from './load-map.ts';
import { MARKERS } from './markers.ts';
import { NATIONS } from './powers.ts';
import type { GameData } from './shape.ts';
import { KINDS, STOCKS } from './units.ts';

const MANY = 99;
const parts = [
  'id',
  'map',
  'powers',
  'terrain',
  'units',
  'counters',
  'markers',
  'routes',
  'combat',
  'deployments',
] as const;

/** A data set from outside, as read from a JSON file: checked whole, with every fault named by where it stands. */
export function loadData(given: unknown): Loaded<GameData> {
  const faults: DataFaults = new Faults();
  const data = faults.record(given, 'data', parts);
  faults.id(data.id, 'id');
  checkMap(faults, data);
  checkTerrain(faults, data.terrain);
  checkUnits(faults, data.units);
  checkCounts(faults, data.counters, data.markers);
  checkCombat(faults, data.combat);
  // Forces are set up on squares: without a sound map there is nothing to check them against.
  if (faults.reasons.length === 0) checkDeployments(faults, given as GameData);
  return faults.loaded(given);
}

function checkTerrain(faults: DataFaults, given: unknown): void {
  const terrains = ['civilized', 'wilderness', 'terra-incognita', 'sea'];
  const columns = ['landCost', 'defence', 'defenceMinor', 'forage', 'forageMinor'];
  const chart = faults.record(given, 'terrain', terrains);
  for (const id of terrains) {
    const row = faults.record(chart[id], `terrain.${id}`, columns);
    for (const column of columns) faults.whole(row[column], `terrain.${id}.${column}`, 0, MANY);
    const costs = id === 'sea' ? { from: 0, to: 0 } : { from: 1, to: MANY };
    faults.whole(row.landCost, `terrain.${id}.landCost`, costs.from, costs.to);
  }
}

function checkUnits(faults: DataFaults, given: unknown): void {
  const units = faults.record(given, 'units', KINDS);
  for (const id of KINDS) {
    const facts = faults.record(units[id], `units.${id}`, ['recruit', 'veteran', 'move', 'defendsOnly']);
    faults.whole(facts.recruit, `units.${id}.recruit`, 1, MANY);
    faults.whole(facts.veteran, `units.${id}.veteran`, 1, MANY);
    faults.whole(facts.move, `units.${id}.move`, 0, MANY);
    faults.yesNo(facts.defendsOnly, `units.${id}.defendsOnly`);
  }
}

function checkCounts(faults: DataFaults, counters: unknown, markers: unknown): void {
  const byNation = faults.record(counters, 'counters', NATIONS);
  for (const nation of NATIONS) {
    const stocks = faults.record(byNation[nation], `counters.${nation}`, STOCKS);
    for (const stock of STOCKS) faults.whole(stocks[stock], `counters.${nation}.${stock}`, 0, MANY);
  }
  const counts = faults.record(markers, 'markers', MARKERS);
  for (const id of MARKERS) faults.whole(counts[id], `markers.${id}`, 0, MANY);
}

function checkCombat(faults: DataFaults, given: unknown): void {
  const tables = faults.record(given, 'combat', COMBAT_TABLES);
  for (const id of COMBAT_TABLES) {
    const rows = faults.texts(tables[id], `combat.${id}`);
    if (rows.length !== 6) faults.add('data-results', `combat.${id}`, { wanted: 6 });
    rows.forEach((row, i) => {
      const codes = row.split(/\s+/).filter(Boolean);
      if (codes.length !== ODDS.length || !codes.every(isResultId))
        faults.add('data-results', `combat.${id}[${i}]`, { wanted: ODDS.length });
    });
  }
}
