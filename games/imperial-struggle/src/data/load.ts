import type { Reason } from '@cabinet-wars/kernel';
import { AWARDS } from './awards.ts';
import { COMMODITIES } from './demand.ts';
import { INVESTMENTS, readInvestment } from './investments.ts';
import { REGIONS } from './regions.ts';
import type { GameData } from './shape.ts';
import { SIDES } from './sides.ts';
import { IS_NAVAL, SPACES } from './spaces.ts';
import { ERAS } from './turns.ts';
import { BASIC_ROWS, BONUS_ROWS, TILE_EFFECTS } from './war-tiles.ts';
import { THEATRES } from './wars.ts';

export type Loaded = { ok: true; data: GameData } | { ok: false; reasons: Reason[] };

type Fields = Readonly<Record<string, unknown>>;
const MANY = 99;

/** A data set from outside, as read from a JSON file: checked whole, with every fault named by where it stands. */
export function loadData(given: unknown): Loaded {
  const faults = new Faults();
  const data = faults.object(given, 'data');
  faults.knownKeys(data, 'data', ['id', 'costs', 'investments', 'awards', 'basic', 'bonus', 'demand', 'results']);
  if (typeof data.id !== 'string' || !/^[a-z0-9-]{1,40}$/.test(data.id)) faults.add('data-id', 'id');
  checkCosts(faults, data.costs);
  checkInvestments(faults, data.investments);
  checkAwards(faults, data.awards);
  checkTiles(faults, data.basic, 'basic', BASIC_ROWS.length);
  checkTiles(faults, data.bonus, 'bonus', BONUS_ROWS.length);
  checkDemand(faults, data.demand);
  checkResults(faults, data.results);
  return faults.reasons.length === 0 ? { ok: true, data: given as GameData } : { ok: false, reasons: faults.reasons };
}

class Faults {
  readonly reasons: Reason[] = [];

  add(why: string, at: string, facts: Readonly<Record<string, string | number>> = {}): void {
    if (!this.reasons.some((reason) => reason.why === why && reason.at === at))
      this.reasons.push({ why, at, ...facts });
  }

  object(value: unknown, at: string): Fields {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
    this.add('data-object', at);
    return {};
  }

  /** An object with exactly these keys, each of which is looked at. */
  each(
    value: unknown,
    at: string,
    keys: readonly string[],
    look: (value: unknown, at: string, key: string) => void,
  ): void {
    const fields = this.object(value, at);
    this.knownKeys(fields, at, keys);
    for (const key of keys) look(fields[key], `${at}.${key}`, key);
  }

  list(value: unknown, at: string): readonly unknown[] {
    if (Array.isArray(value)) return value;
    this.add('data-list', at);
    return [];
  }

  knownKeys(fields: Fields, at: string, known: readonly string[]): void {
    for (const key of Object.keys(fields)) if (!known.includes(key)) this.add('data-unknown', `${at}.${key}`);
  }

  whole(value: unknown, at: string, from: number, to: number): void {
    if (!Number.isInteger(value) || (value as number) < from || (value as number) > to)
      this.add('data-number', at, { from, to });
  }

  optional(value: unknown, at: string, from: number, to: number): void {
    if (value !== undefined) this.whole(value, at, from, to);
  }

  oneOf(value: unknown, at: string, words: readonly string[]): void {
    if (!(words as readonly unknown[]).includes(value)) this.add('data-word', at, { given: String(value) });
  }
}

function checkCosts(faults: Faults, given: unknown): void {
  faults.each(given, 'costs', SPACES, (cost, at, id) => {
    const sea = IS_NAVAL[SPACES.indexOf(id as never)];
    faults.whole(cost, at, sea ? 0 : 1, sea ? 0 : 9);
  });
}

function checkInvestments(faults: Faults, given: unknown): void {
  faults.each(given, 'investments', INVESTMENTS, (face, at) => {
    if (readInvestment(face) === null) faults.add('data-face', at, { given: String(face) });
  });
}

function checkAwards(faults: Faults, given: unknown): void {
  faults.each(given, 'awards', AWARDS, (award, at) =>
    faults.each(award, at, ['vp', 'trp', 'lead'], (n, where, key) => faults.whole(n, where, key === 'lead' ? 1 : 0, 9)),
  );
}

function checkTiles(faults: Faults, given: unknown, at: string, kinds: number): void {
  const rows = faults.list(given, at);
  if (rows.length !== kinds) faults.add('data-kinds', at, { wanted: kinds });
  rows.forEach((row, i) => {
    const fields = faults.object(row, `${at}[${i}]`);
    faults.knownKeys(fields, `${at}[${i}]`, ['strength', 'effect', 'count']);
    faults.whole(fields.strength, `${at}[${i}].strength`, -9, 9);
    faults.whole(fields.count, `${at}[${i}].count`, 0, MANY);
    faults.oneOf(fields.effect, `${at}[${i}].effect`, TILE_EFFECTS);
  });
  const total = rows.reduce((sum: number, row) => sum + Number((row as Fields | null)?.count), 0);
  // One tile for each theatre, one drawn by Military Upgrade, two Bonus tiles in each theatre and one in hand.
  if (!(total >= 9)) faults.add('data-few-tiles', at, { wanted: 9 });
}

function checkDemand(faults: Faults, given: unknown): void {
  faults.each(given, 'demand', COMMODITIES, (eras, at) =>
    faults.each(eras, at, ERAS, (reward, where) => {
      const fields = faults.object(reward, where);
      faults.knownKeys(fields, where, ['vp', 'trp', 'debt']);
      faults.whole(fields.vp, `${where}.vp`, 0, 9);
      faults.optional(fields.trp, `${where}.trp`, 0, 9);
      faults.optional(fields.debt, `${where}.debt`, -9, 9);
    }),
  );
}

const NUMBERS = ['vp', 'cp', 'squadronsLost', 'loserTrp'];
const SWITCHES = ['atlanticDominance', 'usa', 'canada'];

function checkResults(faults: Faults, given: unknown): void {
  faults.each(given, 'results', THEATRES, (sides, at) =>
    faults.each(sides, at, SIDES, (rows, where) => {
      faults.list(rows, where).forEach((row, i, all) => {
        checkResult(faults, row, `${where}[${i}]`, i === 0 ? 0 : Number((all[i - 1] as Fields | null)?.from));
      });
    }),
  );
}

function checkResult(faults: Faults, row: unknown, at: string, before: number): void {
  const fields = faults.object(row, at);
  faults.knownKeys(fields, at, ['from', 'unflag', ...NUMBERS, ...SWITCHES]);
  faults.whole(fields.from, `${at}.from`, before + 1, MANY);
  for (const key of NUMBERS) faults.optional(fields[key], `${at}.${key}`, 0, 9);
  for (const key of SWITCHES)
    if (fields[key] !== undefined && fields[key] !== true) faults.add('data-word', `${at}.${key}`);
  if (fields.unflag === undefined) return;
  faults.each(fields.unflag, `${at}.unflag`, ['region', 'type'], (word, where, key) =>
    faults.oneOf(word, where, key === 'region' ? REGIONS : ['market', 'political']),
  );
}
