import type { Context, Reason } from '@cabinet-wars/kernel';
import { POWERS, type Power } from '../data/powers.ts';
import { NATURE, TILES, type Tile } from '../data/tiles.ts';
import { held, type State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';

/** How many copies of a tile a power has. */
export const copiesHeld = (g: State, power: Power, tile: Tile): number => g.tiles[held(power, tile)];

/** Whether a power may use a tile now: it has one, and one it has not used in this war. */
export function mayUse(g: State, power: Power, tile: Tile): Reason | null {
  const i = held(power, tile);
  if (g.tiles[i] === 0) return because({ why: 'tile-not-held', tile: TILES[tile] });
  if (g.used[i] >= g.tiles[i]) return because({ why: 'tile-used-this-war', tile: TILES[tile] });
  return null;
}

/** The same as a plain question, for the many places where the reason is not wanted. */
export const isReady = (g: State, power: Power, tile: Tile): boolean => {
  const i = held(power, tile);
  return g.used[i] < g.tiles[i];
};

/** Uses a tile: those of each war are turned, those of one use go back to the stock, barred to this power this round. */
export function useTile(g: State, power: Power, tile: Tile, x: Context<Event>): void {
  const i = held(power, tile);
  x.log?.({ t: 'tile-used', power: POWERS[power], tile: TILES[tile] });
  if (NATURE[tile] === 'each-war') {
    g.used[i]++;
  } else if (NATURE[tile] === 'one-use') {
    g.tiles[i]--;
    bar(g, power, tile);
    toStock(g, tile, x);
  }
}

export function toStock(g: State, tile: Tile, x: Context<Event>): void {
  g.stock[tile]++;
  x.log?.({ t: 'tile-returned', tile: TILES[tile] });
}

/** A tile a power has used and given back it may not take again this round (ruling 37). */
export function bar(g: State, power: Power, tile: Tile): void {
  g.barred[power] |= 1 << tile;
}
export const isBarred = (g: State, power: Power, tile: Tile): boolean => (g.barred[power] & (1 << tile)) !== 0;
