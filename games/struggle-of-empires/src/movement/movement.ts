import type { Context, Reason } from '@cabinet-wars/kernel';
import { areAllied } from '../alliances/grand-alliances.ts';
import { NOBODY, POWERS, type Power } from '../data/powers.ts';
import {
  HOME,
  HOME_BORDERS,
  IS_COLONY,
  MEDITERRANEAN,
  NEIGHBOURS,
  OTTOMAN_EMPIRE,
  PLACE_COUNT,
  PLACES,
  type Place,
  REGIONS,
  type Region,
  SEA_ZONE,
  TAKES_NAVIES,
} from '../data/regions.ts';
import { NAVY, UNITS, type Unit } from '../data/units.ts';
import { armiesNeedAdjacency } from '../editions.ts';
import { putUnit, takeUnit } from '../map/pieces.ts';
import { at, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';

/** `to` each place, made once. */
export const TO: readonly Choice[] = PLACES.map((place) => ({ t: 'to', place }));

/** Whether a unit of a power may go to a place, wherever it comes from. Forts go as armies do. */
export function mayEnter(g: State, power: Power, unit: Unit, place: Place): Reason | null {
  if (unit === NAVY) return TAKES_NAVIES[place] ? null : because({ why: 'navies-cannot-enter', place: PLACES[place] });
  if (place === HOME) return null;
  return IS_COLONY[place] ? mayLandIn(g, power, place) : mayMarchInto(g, power, place);
}

/** A colony is entered beside a navy of one's own in that very colony (ruling 13), unless it is blockaded (ruling 35). */
function mayLandIn(g: State, power: Power, colony: Region): Reason | null {
  const navies = g.navies[at(power, colony)];
  if (navies === 0) return because({ why: 'no-navy-there', region: REGIONS[colony] });
  const blockader = g.blockades[colony];
  if (blockader === NOBODY || blockader === power || areAllied(g, power, blockader)) return null;
  return navies > g.navies[at(blockader, colony)]
    ? null
    : because({ why: 'blockaded', region: REGIONS[colony], power: POWERS[blockader] });
}

/** Europe is open in the deluxe edition; in the original it needs a foothold (ruling 14). */
function mayMarchInto(g: State, power: Power, region: Region): Reason | null {
  if (!armiesNeedAdjacency(g) || HOME_BORDERS[power][region]) return null;
  if (g.tokens[at(power, region)] > 0 || g.navies[at(power, region)] > 0) return null;
  if (region === OTTOMAN_EMPIRE && g.navies[at(power, MEDITERRANEAN)] > 0) return null;
  for (const neighbour of NEIGHBOURS[region]) if (g.tokens[at(power, neighbour)] > 0) return null;
  return because({ why: 'not-adjacent', region: REGIONS[region] });
}

/** Where a unit may go from a place, that place itself left out. */
export function destinations(g: State, power: Power, unit: Unit, from: Place): Choice[] {
  const options: Choice[] = [];
  for (let place = 0; place < PLACE_COUNT; place++)
    if (place !== from && mayEnter(g, power, unit, place) === null) options.push(TO[place]);
  return options;
}

/** Whether a move crosses the rope pattern or a distant sea border. */
export const needsSeaCheck = (from: Place, to: Place): boolean => SEA_ZONE[from] !== SEA_ZONE[to];

export function moveUnit(g: State, power: Power, unit: Unit, from: Place, to: Place, x: Context<Event>): void {
  putUnit(g, power, unit, to);
  takeUnit(g, power, unit, from, x);
  x.log?.({ t: 'moved', power: POWERS[power], unit: UNITS[unit], from: PLACES[from], to: PLACES[to] });
}
