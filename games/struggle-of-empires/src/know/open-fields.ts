import { copy } from '@cabinet-wars/kernel';
import type { State } from '../state.ts';

/** What a state and every view of it have in common. */
export type OpenFields = Omit<State, 'unrest' | 'final' | 'secret'>;

/**
 * A copy of it, field by field and in the order of `newGame`: all states then have one shape, and whoever has many to make
 * is not held up by copying whatever may come.
 */
export const copyOpenFields = (g: OpenFields): OpenFields => ({
  stack: copy(g.stack),
  data: g.data,
  options: { ...g.options },
  plays: g.plays.slice(),
  seatOf: g.seatOf.slice(),
  first: g.first,
  war: g.war,
  round: g.round,
  gold: g.gold.slice(),
  population: g.population.slice(),
  vp: g.vp.slice(),
  armies: g.armies.slice(),
  navies: g.navies.slice(),
  forts: g.forts.slice(),
  tokens: g.tokens.slice(),
  counters: g.counters.slice(),
  stock: g.stock.slice(),
  tiles: g.tiles.slice(),
  used: g.used.slice(),
  barred: g.barred.slice(),
  alliances: g.alliances.slice(),
  blockades: g.blockades.slice(),
  raidRegion: g.raidRegion.slice(),
  raidToken: g.raidToken.slice(),
  top: g.top.slice(),
  bottom: g.bottom.slice(),
  order: g.order.slice(),
  auctions: g.auctions,
});
