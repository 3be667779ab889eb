import {
  type Power,
  TILE,
  TILE_COUNT,
  TILES,
  type Tile,
  type TileId,
  TRADE,
} from '@cabinet-wars/struggle-of-empires/data';
import { agricultureFeedsAtOnce, industryCountsAgriculture } from '@cabinet-wars/struggle-of-empires/reckoning';
import { at, held, type State } from '@cabinet-wars/struggle-of-empires/view';
import { coefficientsOf } from './coefficients.ts';
import { GOLD } from './purse.ts';
import type { Time } from './time.ts';

/** Points a tile brings in a war: by lasting through it, or by being used once. */
const LASTING: Partial<Record<TileId, readonly number[]>> = {
  'army-training': [1.1, 0.4],
  'naval-training': [0.5, 0.2],
  militia: [1.5, 0.5],
  logistics: [0.8, 0.3],
  banking: [0.7, 0],
  navigation: [0.25, 0.1],
};
const USED_EACH_WAR: Partial<Record<TileId, number>> = {
  reserve: 0.7,
  'war-office': 2.2,
  mercenaries: 1.5,
  pressgangs: 1.2,
  'trained-natives': 1.7,
  'diplomatic-service': 0.9,
  'improved-agriculture': 0.6,
};
const USED_ONCE: Partial<Record<TileId, number>> = {
  'fighting-withdrawal': 0.45,
  'surprise-attack': 0.5,
  blockade: 0.35,
};
/** Being ahead in training is worth more than having it. */
const AHEAD = 0.9;

/** Kinds of tiles by what they bring: what each is worth may be learned apart. */
const TILES_OF_WORTH: readonly TileId[] = [LASTING, USED_EACH_WAR, USED_ONCE].flatMap((worths) =>
  TILES.filter((id) => id in worths),
);
export const KINDS_OF_TILES = [
  ...TILES_OF_WORTH.map((id) => id.replaceAll('-', ' ')),
  'ahead in army training',
  'companies',
  'farms for industry',
] as const;
const AHEAD_KIND = TILES_OF_WORTH.length;
const COMPANY = AHEAD_KIND + 1;
const FARMS = COMPANY + 1;
/** By tile, where its worth is written; -1 for those that only work when they are taken. */
const KIND_OF: readonly number[] = TILES.map((id) => TILES_OF_WORTH.indexOf(id));

/** Adds what a power's tiles are going to bring it, kind by kind. */
export function holdingsOf(g: State, power: Power, time: Time, out: Float64Array, from: number): void {
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const copies = g.tiles[held(power, tile)];
    if (copies > 0) addTile(g, power, tile, copies, time, out, from);
  }
}

function addTile(
  g: State,
  power: Power,
  tile: Tile,
  copies: number,
  time: Time,
  out: Float64Array,
  from: number,
): void {
  const id = TILES[tile];
  const kind = from + KIND_OF[tile];
  const lasting = LASTING[id];
  if (lasting !== undefined) {
    out[kind] += (lasting[0] + lasting[1] * (copies - 1)) * time.left;
    if (id === 'army-training' && copies > mostOfOthers(g, power, tile)) out[from + AHEAD_KIND] += AHEAD * time.left;
    return;
  }
  const once = USED_ONCE[id];
  if (once !== undefined) {
    if (time.turns + time.wars > 0) out[kind] += once * copies;
    return;
  }
  const ready = copies - g.used[held(power, tile)];
  if (TRADE[tile].length > 0) {
    out[from + COMPANY] += tradeWorth(g, power, tile, copies, ready, time);
    return;
  }
  const use = USED_EACH_WAR[id];
  if (use === undefined) return;
  out[kind] += use * (ready * readiness(g, time) + copies * time.wars * 0.9);
  if (id === 'improved-agriculture') out[from + FARMS] += copies * farmWorth(g, time);
}

function mostOfOthers(g: State, power: Power, tile: Tile): number {
  let most = 0;
  for (const other of g.plays) if (other !== power) most = Math.max(most, g.tiles[held(other, tile)]);
  return most;
}

/** Whether a tile not yet used in this war is likely to be. */
function readiness(g: State, time: Time): number {
  const { kept } = coefficientsOf(g);
  return time.turns > 0 ? kept : time.actions > 0 ? kept / 2 : 0;
}

/** In the deluxe edition farms feed Industry, as long as some is to be had. */
const farmWorth = (g: State, time: Time): number =>
  industryCountsAgriculture(g) && agricultureFeedsAtOnce(g) && g.stock[TILE.industry] > 0 && time.turns + time.wars > 1
    ? 0.5
    : 0;

/** A company pays for tokens; waiting costs nothing until the war's last turn, unless gold is short. */
function tradeWorth(g: State, power: Power, tile: Tile, copies: number, ready: number, time: Time): number {
  let tokens = 0;
  for (const region of TRADE[tile]) tokens = Math.max(tokens, g.tokens[at(power, region)]);
  const wait = time.turns === 0 ? 0 : g.gold[power] >= 3 ? 1.1 : 0.8;
  return GOLD * (tokens * ready * wait + (tokens + 0.5) * copies * time.wars);
}
