import type { Context, Reason } from '@cabinet-wars/kernel';
import { freeAlliances, makeAlliance } from '../alliances/ally.ts';
import { maySendRaid, raid, raidBy } from '../attack/raid.ts';
import { raidOf } from '../attack/raids.ts';
import { allianceOf } from '../data/alliances.ts';
import { MAX_TRADE_TILES_WITH_FEW } from '../data/numbers.ts';
import { POWERS, type Power } from '../data/powers.ts';
import type { Cost } from '../data/shape.ts';
import { tablesOf } from '../data/tables.ts';
import { COMPANIES, NATURE, TILE, TILE_COUNT, TILES, type Tile, TRADE, tileOf } from '../data/tiles.ts';
import { agricultureFeedsAtOnce, industryCountsAgriculture, isDeluxe, isOriginal, players } from '../editions.ts';
import { pay } from '../money/money.ts';
import { changePopulation, maySpendPopulation } from '../money/population.ts';
import { returnUnrest, takeUnrest } from '../money/unrest.ts';
import { procedure } from '../procedure.ts';
import { held, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { copiesHeld, isBarred } from './tiles.ts';

export interface TakeTile {
  power: Power;
}

const CHOICES: readonly Choice[] = TILES.map((tile) => ({ t: 'tile', tile }));
const REFORM = 2;
const INDUSTRY_VP = 3;

/** 2005 Buy one tile, 2020 p.23 Claim 1 tile. In the original the alliances are tiles like the others. */
export const takeTile = procedure<TakeTile>('take-tile')({
  tile: {
    who: (g, f) => g.seatOf[f.power],
    options: (g, f) => {
      const tiles = takeable(g, f.power);
      return isOriginal(g) ? tiles.concat(freeAlliances(g, f.power)) : tiles;
    },
    choose: (g, f, choice, x) => {
      if (choice.t === 'alliance') makeAlliance(g, f.power, allianceOf(choice.alliance), false, x);
      else if (choice.t === 'tile') take(g, f.power, tileOf(choice.tile), x);
    },
  },
});

/** What a tile costs: by edition, but for the deluxe variant with the old Improved Agriculture. */
export function costOf(g: Pick<State, 'data' | 'options'>, tile: Tile): Required<Cost> {
  const tables = tablesOf(g);
  if (tile !== TILE['improved-agriculture'] || isOriginal(g) || agricultureFeedsAtOnce(g))
    return tables.tileCosts[tile];
  return { gold: 0, population: 0, unrest: 0, ...tables.data.costs.original['improved-agriculture'] };
}

/** Whether a power may take a tile now. */
export function mayTake(g: State, power: Power, tile: Tile): Reason | null {
  if (g.stock[tile] === 0) return because({ why: 'tile-not-in-stock', tile: TILES[tile] });
  if (isBarred(g, power, tile)) return because({ why: 'tile-barred-this-round', tile: TILES[tile] });
  const noTarget = NATURE[tile] === 'raid' ? maySendRaid(g, raidOf(tile)) : null;
  if (noTarget !== null) return noTarget;
  if (TRADE[tile].length > 0 && isDeluxe(g) && players(g) <= 3 && companiesHeld(g, power) >= MAX_TRADE_TILES_WITH_FEW)
    return because({ why: 'too-many-trade-tiles', most: MAX_TRADE_TILES_WITH_FEW });
  return maySpendPopulation(g, power, costOf(g, tile).population);
}

function companiesHeld(g: State, power: Power): number {
  let count = 0;
  for (const tile of COMPANIES) count += copiesHeld(g, power, tile);
  return count;
}

function takeable(g: State, power: Power): Choice[] {
  const options: Choice[] = [];
  for (let tile = 0; tile < TILE_COUNT; tile++) if (mayTake(g, power, tile) === null) options.push(CHOICES[tile]);
  return options;
}

/** Whether there is any tile to be had. */
export function mayTakeAny(g: State, power: Power): Reason | null {
  for (let tile = 0; tile < TILE_COUNT; tile++) if (mayTake(g, power, tile) === null) return null;
  if (isOriginal(g) && freeAlliances(g, power).length > 0) return null;
  return because({ why: 'nothing-to-take' });
}

function take(g: State, power: Power, tile: Tile, x: Context<Event>): void {
  const { gold, population, unrest } = costOf(g, tile);
  x.log?.({ t: 'tile-taken', power: POWERS[power], tile: TILES[tile] });
  g.stock[tile]--;
  pay(g, power, gold, 'tile', x);
  changePopulation(g, power, -population, x);
  takeUnrest(g, power, unrest, 'tile', x);
  if (NATURE[tile] === 'at-once') takeEffect(g, power, tile, x);
  else if (NATURE[tile] === 'raid') x.call(raid, raidBy(power, raidOf(tile)));
  else g.tiles[held(power, tile)]++;
  if (tile === TILE['improved-agriculture'] && agricultureFeedsAtOnce(g)) changePopulation(g, power, 1, x);
}

function takeEffect(g: State, power: Power, tile: Tile, x: Context<Event>): void {
  if (tile === TILE['government-reform']) {
    returnUnrest(g, power, REFORM, x);
  } else {
    const farms = industryCountsAgriculture(g) ? copiesHeld(g, power, TILE['improved-agriculture']) : 0;
    g.vp[power] += INDUSTRY_VP + farms;
    x.log?.({ t: 'vp-gained', power: POWERS[power], vp: INDUSTRY_VP + farms, tile: TILES[tile] });
  }
}
