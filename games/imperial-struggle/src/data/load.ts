import { Faults, isRecord, type Loaded } from '@cabinet-wars/kernel';
import { AWARDS } from './awards.ts';
import { COMMODITIES } from './demand.ts';
import { INVESTMENTS, readInvestment } from './investments.ts';
import { REGIONS } from './map/regions.ts';
import { IS_NAVAL, SPACES } from './map/spaces.ts';
import type { GameData } from './shape.ts';
import { SIDES } from './sides.ts';
import { ERAS } from './turns.ts';
import { BASIC_ROWS, BONUS_ROWS, TILE_EFFECTS } from './war-tiles.ts';
import { THEATRES } from './wars.ts';

/** What can be wrong with a data set of this game alone. */
export const dataReasons = ['data-face', 'data-kinds', 'data-few-tiles'] as const;
export type DataReason = (typeof dataReasons)[number];
type DataFaults = Faults<DataReason>;

const MANY = 99;

/** A number that a row has; NaN where it has none. */
const numberIn = (row: unknown, field: string): number => (isRecord(row) ? Number(row[field]) : Number.NaN);

/** A data set from outside, as read from a JSON file: checked whole, with every fault named by where it stands. */
export function loadData(given: unknown): Loaded<GameData> {
  const faults: DataFaults = new Faults();
  const parts = ['id', 'costs', 'investments', 'awards', 'basic', 'bonus', 'demand', 'results'];
  const data = faults.record(given, 'data', parts, []);
  faults.id(data.id, 'id');
  checkCosts(faults, data.costs);
  checkInvestments(faults, data.investments);
  checkAwards(faults, data.awards);
  checkTiles(faults, data.basic, 'basic', BASIC_ROWS.length);
  checkTiles(faults, data.bonus, 'bonus', BONUS_ROWS.length);
  checkDemand(faults, data.demand);
  checkResults(faults, data.results);
  return faults.loaded(given);
}

function checkCosts(faults: DataFaults, given: unknown): void {
  faults.each(given, 'costs', SPACES, (cost, at, id) => {
    const sea = IS_NAVAL[SPACES.indexOf(id)];
    faults.whole(cost, at, sea ? 0 : 1, sea ? 0 : 9);
  });
}

function checkInvestments(faults: DataFaults, given: unknown): void {
  faults.each(given, 'investments', INVESTMENTS, (face, at) => {
    if (readInvestment(face) === null) faults.add('data-face', at, { given: String(face) });
  });
}

function checkAwards(faults: DataFaults, given: unknown): void {
  faults.each(given, 'awards', AWARDS, (award, at) =>
    faults.each(award, at, ['vp', 'trp', 'lead'], (n, where, key) => faults.whole(n, where, key === 'lead' ? 1 : 0, 9)),
  );
}

function checkTiles(faults: DataFaults, given: unknown, at: string, kinds: number): void {
  const rows = faults.list(given, at);
  if (rows.length !== kinds) faults.add('data-kinds', at, { wanted: kinds });
  rows.forEach((row, i) => {
    const fields = faults.record(row, `${at}[${i}]`, ['strength', 'effect', 'count'], []);
    faults.whole(fields.strength, `${at}[${i}].strength`, -9, 9);
    faults.whole(fields.count, `${at}[${i}].count`, 0, MANY);
    faults.oneOf(fields.effect, `${at}[${i}].effect`, TILE_EFFECTS);
  });
  const total = rows.reduce((sum: number, row) => sum + numberIn(row, 'count'), 0);
  // One tile for each theatre, one drawn by Military Upgrade, two Bonus tiles in each theatre and one in hand.
  if (!(total >= 9)) faults.add('data-few-tiles', at, { wanted: 9 });
}

function checkDemand(faults: DataFaults, given: unknown): void {
  faults.each(given, 'demand', COMMODITIES, (eras, at) =>
    faults.each(eras, at, ERAS, (reward, where) => {
      const fields = faults.record(reward, where, ['vp', 'trp', 'debt'], []);
      faults.whole(fields.vp, `${where}.vp`, 0, 9);
      if (fields.trp !== undefined) faults.whole(fields.trp, `${where}.trp`, 0, 9);
      if (fields.debt !== undefined) faults.whole(fields.debt, `${where}.debt`, -9, 9);
    }),
  );
}

const NUMBERS = ['vp', 'cp', 'squadronsLost', 'loserTrp'];
const SWITCHES = ['atlanticDominance', 'usa', 'canada'];

function checkResults(faults: DataFaults, given: unknown): void {
  faults.each(given, 'results', THEATRES, (sides, at) =>
    faults.each(sides, at, SIDES, (rows, where) => {
      faults.list(rows, where).forEach((row, i, all) => {
        checkResult(faults, row, `${where}[${i}]`, i === 0 ? 0 : numberIn(all[i - 1], 'from'));
      });
    }),
  );
}

function checkResult(faults: DataFaults, row: unknown, at: string, before: number): void {
  const fields = faults.record(row, at, ['from', 'unflag', ...NUMBERS, ...SWITCHES], []);
  faults.whole(fields.from, `${at}.from`, before + 1, MANY);
  for (const key of NUMBERS) if (fields[key] !== undefined) faults.whole(fields[key], `${at}.${key}`, 0, 9);
  for (const key of SWITCHES)
    if (fields[key] !== undefined && fields[key] !== true)
      faults.add('data-word', `${at}.${key}`, { given: String(fields[key]) });
  if (fields.unflag === undefined) return;
  faults.each(fields.unflag, `${at}.unflag`, ['region', 'type'], (word, where, key) =>
    faults.oneOf(word, where, key === 'region' ? REGIONS : ['market', 'political']),
  );
}
