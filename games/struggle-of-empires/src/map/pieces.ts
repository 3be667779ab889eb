import type { Context, Reason } from '@cabinet-wars/kernel';
import { CONTROL_TOKENS, PIECES } from '../data/numbers.ts';
import { NOBODY, POWERS, type Power } from '../data/powers.ts';
import { HOME, PLACE_COUNT, PLACES, type Place, REGION_COUNT, REGIONS, type Region } from '../data/regions.ts';
import { TILE } from '../data/tiles.ts';
import { ARMY, NAVY, UNITS, type Unit } from '../data/units.ts';
import { lossAtSeaCostsUnrest } from '../editions.ts';
import { takeUnrest } from '../money/unrest.ts';
import { at, type State } from '../state.ts';
import type { Event, LossCause } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';

/** The array that counts units of a kind. */
export const unitsOf = (g: State, unit: Unit): number[] =>
  unit === ARMY ? g.armies : unit === NAVY ? g.navies : g.forts;

/** A power's units of a kind on the whole map, home included. */
export function countUnits(g: State, power: Power, unit: Unit): number {
  const units = unitsOf(g, unit);
  let count = 0;
  for (let i = at(power, 0); i < at(power, PLACE_COUNT); i++) count += units[i];
  return count;
}

/** A power's tokens that count: those under pirates or a revolt do not. */
export function countTokens(g: State, power: Power): number {
  let count = 0;
  for (let i = at(power, 0); i < at(power, REGION_COUNT); i++) count += g.tokens[i];
  return count;
}

/** Whether a piece of the kind is left to build. */
export const hasPiece = (g: State, power: Power, unit: Unit): Reason | null =>
  countUnits(g, power, unit) < PIECES[g.options.edition][unit]
    ? null
    : because({ why: 'no-piece-left', unit: UNITS[unit] });

/** Whether a control token is left to place; one held by a raid is still out. */
export function hasToken(g: State, power: Power): Reason | null {
  let out = countTokens(g, power);
  for (const owner of g.raidToken) if (owner === power) out++;
  return out < CONTROL_TOKENS ? null : because({ why: 'no-token-left' });
}

export function putUnit(g: State, power: Power, unit: Unit, place: Place): void {
  unitsOf(g, unit)[at(power, place)]++;
}

/** Takes a unit off a place; with a power's last navy there its blockade ends. */
export function takeUnit(g: State, power: Power, unit: Unit, place: Place, x: Context<Event>): void {
  unitsOf(g, unit)[at(power, place)]--;
  if (unit === NAVY && place !== HOME && g.blockades[place] === power && g.navies[at(power, place)] === 0)
    liftBlockade(g, place, x);
}

export function liftBlockade(g: State, region: Region, x: Context<Event>): void {
  const power = g.blockades[region];
  g.blockades[region] = NOBODY;
  g.stock[TILE.blockade]++;
  x.log?.({ t: 'blockade-lifted', power: POWERS[power], region: REGIONS[region] });
}

/** A unit is lost: one unrest, but for those the sea takes in the original (ruling 11). */
export function loseUnit(g: State, power: Power, unit: Unit, place: Place, cause: LossCause, x: Context<Event>): void {
  takeUnit(g, power, unit, place, x);
  x.log?.({ t: 'unit-lost', power: POWERS[power], unit: UNITS[unit], place: PLACES[place], cause });
  if (cause !== 'sea' || lossAtSeaCostsUnrest(g)) takeUnrest(g, power, 1, 'loss', x);
}

/** Whether a power has any unit in a place. */
export const hasUnit = (g: State, power: Power, place: Place): boolean => {
  const i = at(power, place);
  return g.armies[i] > 0 || g.navies[i] > 0 || g.forts[i] > 0;
};
