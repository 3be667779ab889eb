import type { Context } from '@cabinet-wars/kernel';
import { NOBODY, POWERS, type Power } from '../data/powers.ts';
import { REGIONS, type Region } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { tileOf } from '../data/tiles.ts';
import { hasToken } from '../map/pieces.ts';
import { at, type State, USED } from '../state.ts';
import { toStock } from '../tiles/tiles.ts';
import type { Event } from '../vocabulary/events.ts';
import type { Attack } from './attack-locals.ts';
import { RAIDS, type Raid } from './raids.ts';

/** A won attack: the token or counter attacked makes way for one of the attacker's, surviving units or not (ruling 30). */
export function takeSpoils(g: State, f: Attack, x: Context<Event>): void {
  if (f.against === 'neutral') takeCounter(g, f, x);
  else if (f.against === 'raid') beatRaid(g, f, x);
  else if (g.tokens[at(f.defender, f.region)] > 0) {
    g.tokens[at(f.defender, f.region)]--;
    placeToken(g, f, f.defender, x);
  }
}

/** 2005 Attack, 2020 p.18: some counters pay gold or a point, but only when conquered (ruling 46). */
function takeCounter(g: State, f: Attack, x: Context<Event>): void {
  const { gold, vp } = tablesOf(g).counters[f.counter];
  g.counters[f.counter] = USED;
  placeToken(g, f, NOBODY, x);
  const power = POWERS[f.attacker];
  if (gold > 0) x.log?.({ t: 'gold-gained', power, gold, tile: null });
  if (vp > 0) x.log?.({ t: 'vp-gained', power, vp, tile: null });
  g.gold[f.attacker] += gold;
  g.vp[f.attacker] += vp;
}

/** Ruling 42: the marker goes to the stock, and the token it held back to its owner. */
function beatRaid(g: State, f: Attack, x: Context<Event>): void {
  const owner = g.raidToken[f.raid];
  liftRaid(g, f.raid, f.region, f.attacker, x);
  placeToken(g, f, owner, x);
}

/** A raid off the map, or one that never got there, goes back to the stock. */
export function liftRaid(g: State, raid: Raid, region: Region, by: Power, x: Context<Event>): void {
  g.raidRegion[raid] = -1;
  g.raidToken[raid] = NOBODY;
  const power = by < 0 ? null : POWERS[by];
  x.log?.({ t: 'raid-beaten', raid: RAIDS[raid], region: REGIONS[region], power });
  toStock(g, tileOf(RAIDS[raid]), x);
}

/** Puts the attacker's token, if one is left to place (ruling 54). */
function placeToken(g: State, f: Attack, from: Power, x: Context<Event>): void {
  const placed = hasToken(g, f.attacker) === null;
  if (placed) g.tokens[at(f.attacker, f.region)]++;
  x.log?.({
    t: 'token-taken',
    power: POWERS[f.attacker],
    from: from < 0 ? null : POWERS[from],
    region: REGIONS[f.region],
    counter: f.counter < 0 ? null : tablesOf(g).counters[f.counter].id,
    placed,
  });
}
