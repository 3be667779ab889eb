import type { Reason } from '@cabinet-wars/kernel';
import { ALLIANCES } from './alliances.ts';
import { COUNTER_COUNT, type CounterFacts, readFace, SET_LETTERS, SET_SIZE } from './counters.ts';
import { REGIONS } from './regions.ts';
import type { GameData } from './shape.ts';
import { TILES, UNIQUE_TILES } from './tiles.ts';

export type Loaded = { ok: true; data: GameData } | { ok: false; reasons: Reason[] };

type Fields = Readonly<Record<string, unknown>>;
const MANY = 99;

/** A data set from outside, as read from a JSON file: checked whole, with every fault named by where it stands. */
export function loadData(given: unknown): Loaded {
  const faults = new Faults();
  const data = faults.object(given, 'data');
  faults.knownKeys(data, 'data', ['id', 'counters', 'vp', 'costs', 'copies', 'seaDie']);
  if (typeof data.id !== 'string' || !/^[a-z0-9-]{1,40}$/.test(data.id)) faults.add('data-id', 'id');
  checkCounters(faults, data.counters);
  for (const edition of ['original', 'deluxe']) {
    checkVp(faults, faults.object(data.vp, 'vp')[edition], `vp.${edition}`);
    checkCosts(faults, faults.object(data.costs, 'costs')[edition], `costs.${edition}`);
  }
  checkCopies(faults, faults.object(data.copies, 'copies'));
  checkSeaDie(faults, data.seaDie);
  return faults.reasons.length === 0 ? { ok: true, data: given as GameData } : { ok: false, reasons: faults.reasons };
}

/** The counters of a data set in a fixed order: by region, then as listed. */
export function readCounters(data: GameData): CounterFacts[] {
  return REGIONS.flatMap((region, index) =>
    data.counters[region].map((text, i) => readFace(text, `${region}-${i + 1}`, index)!),
  );
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
}

function checkCounters(faults: Faults, given: unknown): void {
  const byRegion = faults.object(given, 'counters');
  faults.knownKeys(byRegion, 'counters', REGIONS);
  const setRegions: number[][] = Array.from(SET_LETTERS, () => []);
  let total = 0;
  REGIONS.forEach((id, region) => {
    faults.list(byRegion[id], `counters.${id}`).forEach((text, i) => {
      total++;
      const counter = readFace(text, '', region);
      if (counter === null) faults.add('data-face', `counters.${id}[${i}]`, { given: String(text) });
      else if (counter.set >= 0) setRegions[counter.set].push(region);
    });
  });
  if (total !== COUNTER_COUNT) faults.add('data-counters', 'counters', { total, wanted: COUNTER_COUNT });
  setRegions.forEach((regions, i) => {
    if (regions.length !== SET_SIZE || new Set(regions).size !== SET_SIZE)
      faults.add('data-set', 'counters', { letter: SET_LETTERS[i], wanted: SET_SIZE });
  });
}

function checkVp(faults: Faults, given: unknown, at: string): void {
  const byRegion = faults.object(given, at);
  faults.knownKeys(byRegion, at, REGIONS);
  for (const id of REGIONS) {
    const values = faults.list(byRegion[id], `${at}.${id}`);
    if (values.length < 1 || values.length > 7) faults.add('data-places', `${at}.${id}`);
    values.forEach((value, i) => {
      faults.whole(value, `${at}.${id}[${i}]`, 0, MANY);
      if (i > 0 && (value as number) > (values[i - 1] as number)) faults.add('data-falling', `${at}.${id}[${i}]`);
    });
  }
}

function checkCosts(faults: Faults, given: unknown, at: string): void {
  const costs = faults.object(given, at);
  faults.knownKeys(costs, at, [...TILES, ...ALLIANCES]);
  for (const [id, value] of Object.entries(costs)) {
    const cost = faults.object(value, `${at}.${id}`);
    faults.knownKeys(cost, `${at}.${id}`, ['gold', 'population', 'unrest']);
    for (const [what, amount] of Object.entries(cost)) faults.whole(amount, `${at}.${id}.${what}`, 0, MANY);
  }
}

function checkCopies(faults: Faults, copies: Fields): void {
  const original = faults.object(copies.original, 'copies.original');
  const deluxe = faults.object(copies.deluxe, 'copies.deluxe');
  faults.knownKeys(original, 'copies.original', TILES);
  faults.knownKeys(deluxe, 'copies.deluxe', TILES);
  for (const id of TILES) {
    const most = UNIQUE_TILES.includes(id) ? 1 : MANY;
    faults.whole(original[id], `copies.original.${id}`, 0, most);
    const byPlayers = faults.list(deluxe[id], `copies.deluxe.${id}`);
    if (byPlayers.length !== 6) faults.add('data-six', `copies.deluxe.${id}`);
    byPlayers.forEach((n, i) => {
      faults.whole(n, `copies.deluxe.${id}[${i}]`, 0, most);
    });
  }
}

function checkSeaDie(faults: Faults, given: unknown): void {
  const die = faults.object(given, 'seaDie');
  const faces = ['arrives', 'stays', 'sinks'];
  faults.knownKeys(die, 'seaDie', faces);
  for (const face of faces) faults.whole(die[face], `seaDie.${face}`, 0, 6);
  if (faces.reduce((sum, face) => sum + Number(die[face]), 0) !== 6) faults.add('data-die', 'seaDie');
}
