import { isOneOf } from '@cabinet-wars/kernel';
import { compile, type Tables } from './compile.ts';
import { deploymentsOf, idsIn, isFaithful } from './deployments.ts';
import type { DataFaults } from './faults.ts';
import { LANDS, type Land, MINOR_UNITS, MINORS, NATIONS, POWERS } from './powers.ts';
import type { GameData } from './shape.ts';
import { isSquareId, SQUARES } from './squares.ts';
import { IS_NAVAL, isUnitId, STOCK_OF, STOCKS, UNITS } from './units.ts';

const MANY = 99;
const words = ['own', 'ports', 'civilized'];

/** The set-ups: known units and squares, within the counters, where the units can stand. */
export function checkDeployments(faults: DataFaults, data: GameData): void {
  const { powers, minors, suggested } = faults.record(data.deployments, 'deployments', [
    'powers',
    'minors',
    'suggested',
  ]);
  const byPower = faults.record(powers, 'deployments.powers', POWERS);
  const byMinor = faults.record(minors, 'deployments.minors', MINORS, []);
  for (const id of POWERS) checkRows(faults, byPower[id], `deployments.powers.${id}`);
  for (const id of Object.keys(byMinor)) checkRows(faults, byMinor[id], `deployments.minors.${id}`);
  checkSuggestions(faults, suggested);
  if (faults.reasons.length > 0) return;
  const tables = compile(data);
  LANDS.forEach((_, land) => {
    checkPlaces(faults, tables, land);
  });
  checkStocks(faults, tables);
  POWERS.forEach((id, power) => {
    if (!isFaithful(tables, power)) faults.add('data-suggestion', `deployments.suggested.${id}`);
  });
}

function checkRows(faults: DataFaults, given: unknown, at: string): void {
  faults.list(given, at).forEach((row, i) => {
    const where = `${at}[${i}]`;
    const { unit, count, on, except, most } = faults.record(
      row,
      where,
      ['unit', 'count', 'on', 'except', 'most'],
      ['unit', 'count', 'on'],
    );
    if (!isUnitId(unit)) faults.add('data-deployment', `${where}.unit`);
    faults.whole(count, `${where}.count`, 1, MANY);
    if (most !== undefined) faults.whole(most, `${where}.most`, 1, MANY);
    if (!isOneOf(words, on)) checkSquares(faults, on, `${where}.on`);
    if (except !== undefined) checkSquares(faults, except, `${where}.except`);
  });
}

function checkSquares(faults: DataFaults, given: unknown, at: string): void {
  for (const id of idsIn(faults.text(given, at))) if (!isSquareId(id)) faults.add('data-square', at, { given: id });
}

function checkSuggestions(faults: DataFaults, given: unknown): void {
  const suggested = faults.record(given, 'deployments.suggested', POWERS);
  for (const id of POWERS) {
    const at = `deployments.suggested.${id}`;
    const units = faults.record(suggested[id], at, UNITS, []);
    for (const [unit, text] of Object.entries(units)) checkSquares(faults, text, `${at}.${unit}`);
  }
}

/** Ships on coasts, the rest on land, room for all, and no minor power's square overfull (4.77). */
function checkPlaces(faults: DataFaults, tables: Tables, land: Land): void {
  const isMinor = land >= POWERS.length;
  const at = `deployments.${isMinor ? 'minors' : 'powers'}.${LANDS[land]}`;
  const standing = SQUARES.map(() => 0);
  deploymentsOf(tables, land).forEach(({ unit, count, squares, most }, i) => {
    const serves = squares.filter((square) =>
      IS_NAVAL[unit] ? tables.isCoast[square] : tables.owner[square] === land,
    );
    if (serves.length < squares.length || serves.length === 0 || serves.length * most < count)
      faults.add('data-deployment', `${at}[${i}]`);
    if (isMinor) for (let n = 0; n < count; n++) standing[squares[n % squares.length]]++;
  });
  standing.forEach((units, square) => {
    if (units > tables.forageMinor[square]) faults.add('data-minor-forage', at, { square: SQUARES[square] });
  });
}

function checkStocks(faults: DataFaults, tables: Tables): void {
  const needed = NATIONS.map(() => STOCKS.map(() => 0));
  LANDS.forEach((_, land) => {
    for (const { unit, count } of deploymentsOf(tables, land))
      needed[Math.min(land, MINOR_UNITS)][STOCK_OF[unit]] += count;
  });
  NATIONS.forEach((nation, n) => {
    STOCKS.forEach((stock, s) => {
      if (needed[n][s] > tables.data.counters[nation][stock])
        faults.add('data-counters', `counters.${nation}.${stock}`, { needed: needed[n][s] });
    });
  });
}
