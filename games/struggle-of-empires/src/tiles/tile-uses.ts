import type { Context, Reason } from '@cabinet-wars/kernel';
import { ally, mayAllyAtAll } from '../alliances/ally.ts';
import { attack } from '../attack/attack.ts';
import { attackBy } from '../attack/attack-locals.ts';
import { mayAttack } from '../attack/targets.ts';
import { MAX_POPULATION } from '../data/numbers.ts';
import { POWERS, type Power } from '../data/powers.ts';
import { HOME, IS_COLONY, REGION_COUNT, REGIONS, type Region } from '../data/regions.ts';
import { COMPANIES, TILE, TILES, type Tile, TRADE } from '../data/tiles.ts';
import { ARMY, NAVY } from '../data/units.ts';
import { hasPiece } from '../map/pieces.ts';
import { changePopulation } from '../money/population.ts';
import { appear } from '../movement/build.ts';
import { at, held, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { bar, isReady, mayUse, useTile } from './tiles.ts';
import { mayMuster, trainedNatives } from './trained-natives.ts';

/** A tile used as a free action in one's own turn: what else it needs, and what it does once turned. */
interface TileUse {
  readonly may: (g: State, power: Power) => Reason | null;
  readonly use: (g: State, power: Power, x: Context<Event>) => void;
}

const TILE_USES: readonly (readonly [Tile, TileUse])[] = [
  [
    TILE.mercenaries,
    {
      may: (g, power) => hasPiece(g, power, ARMY),
      use: (g, power, x) => appear(g, power, ARMY, HOME, TILE.mercenaries, x),
    },
  ],
  [
    TILE.pressgangs,
    {
      may: (g, power) => hasPiece(g, power, NAVY),
      use: (g, power, x) => appear(g, power, NAVY, HOME, TILE.pressgangs, x),
    },
  ],
  [
    TILE['war-office'],
    {
      may: mayAttack,
      use: (_g, power, x) => x.call(attack, attackBy(power, true)),
    },
  ],
  [TILE['trained-natives'], { may: mayMuster, use: (_g, power, x) => x.call(trainedNatives, { power }) }],
  [TILE['diplomatic-service'], { may: mayAllyAtAll, use: (_g, power, x) => x.call(ally, { power, free: true }) }],
  [
    TILE['improved-agriculture'],
    {
      may: (g, power) => (g.population[power] < MAX_POPULATION ? null : because({ why: 'population-full' })),
      use: (g, power, x) => changePopulation(g, power, 1, x),
    },
  ],
];

const USE: readonly Choice[] = TILES.map((tile) => ({ t: 'use', tile }));
const TRADES: readonly (readonly Choice[])[] = TILES.map((tile) =>
  REGIONS.map((region) => ({ t: 'trade', tile, region })),
);
const BLOCKADES: readonly Choice[] = REGIONS.map((region) => ({ t: 'blockade', region }));

/** Adds what a power may do with its tiles now, besides its actions (ruling 9). */
export function addTileUses(g: State, power: Power, options: Choice[]): void {
  for (const [tile, { may }] of TILE_USES)
    if (isReady(g, power, tile) && may(g, power) === null) options.push(USE[tile]);
  for (const tile of COMPANIES)
    if (isReady(g, power, tile))
      for (const region of TRADE[tile]) if (g.tokens[at(power, region)] > 0) options.push(TRADES[tile][region]);
  if (isReady(g, power, TILE.blockade))
    for (let region = 0; region < REGION_COUNT; region++)
      if (mayBlockade(g, power, region) === null) options.push(BLOCKADES[region]);
}

export function mayUseNow(g: State, power: Power, tile: Tile): Reason | null {
  const notReady = mayUse(g, power, tile);
  if (notReady !== null) return notReady;
  const use = TILE_USES.find(([id]) => id === tile);
  return use === undefined ? because({ why: 'tile-not-used-so', tile: TILES[tile] }) : use[1].may(g, power);
}

export function useNow(g: State, power: Power, tile: Tile, x: Context<Event>): void {
  useTile(g, power, tile, x);
  TILE_USES.find(([id]) => id === tile)?.[1].use(g, power, x);
}

/** A company pays for tokens in one of its regions; where one has none it cannot be used (ruling 70). */
export function mayTrade(g: State, power: Power, tile: Tile, region: Region): Reason | null {
  const notReady = mayUse(g, power, tile);
  if (notReady !== null) return notReady;
  if (!TRADE[tile].includes(region))
    return because({ why: 'not-traded-there', tile: TILES[tile], region: REGIONS[region] });
  return g.tokens[at(power, region)] > 0 ? null : because({ why: 'no-token-there', region: REGIONS[region] });
}

export function trade(g: State, power: Power, tile: Tile, region: Region, x: Context<Event>): void {
  useTile(g, power, tile, x);
  const gold = g.tokens[at(power, region)];
  g.gold[power] += gold;
  x.log?.({ t: 'gold-gained', power: POWERS[power], gold, tile: TILES[tile] });
}

/** A blockade is laid under a navy of one's own in a colony. There is only one such tile, so none lies there yet. */
export function mayBlockade(g: State, power: Power, region: Region): Reason | null {
  const notReady = mayUse(g, power, TILE.blockade);
  if (notReady !== null) return notReady;
  if (!IS_COLONY[region]) return because({ why: 'not-a-colony', region: REGIONS[region] });
  return g.navies[at(power, region)] > 0 ? null : because({ why: 'no-navy-there', region: REGIONS[region] });
}

/** The tile leaves its holder for the map; from there it goes back to the stock, not to be taken again this round. */
export function placeBlockade(g: State, power: Power, region: Region, x: Context<Event>): void {
  g.tiles[held(power, TILE.blockade)]--;
  g.blockades[region] = power;
  bar(g, power, TILE.blockade);
  x.log?.({ t: 'blockade-placed', power: POWERS[power], region: REGIONS[region] });
}
