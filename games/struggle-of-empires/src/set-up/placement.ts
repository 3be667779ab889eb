import type { Reason } from '@cabinet-wars/kernel';
import type { Power } from '../data/powers.ts';
import { HOME, PLACE_COUNT, PLACES, type Place, TAKES_NAVIES } from '../data/regions.ts';
import { NAVY, UNITS, type Unit } from '../data/units.ts';
import { mayPlaceAtHome } from '../editions.ts';
import { hasPiece } from '../map/pieces.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';

const CHOICES: readonly (readonly Choice[])[] = UNITS.map((unit) =>
  PLACES.map((place) => ({ t: 'place', unit, place })),
);

/** Whether a unit may stand in a place at the start: no movement rules apply, navies keep to the coasts. */
export function mayPlace(g: State, power: Power, unit: Unit, place: Place): Reason | null {
  if (place === HOME && !mayPlaceAtHome(g)) return because({ why: 'no-units-at-home' });
  if (unit === NAVY && !TAKES_NAVIES[place]) return because({ why: 'navies-cannot-enter', place: PLACES[place] });
  return hasPiece(g, power, unit);
}

export function placements(g: State, power: Power): Choice[] {
  const options: Choice[] = [];
  for (let unit = 0; unit < UNITS.length; unit++) {
    if (hasPiece(g, power, unit) !== null) continue;
    for (let place = 0; place < PLACE_COUNT; place++)
      if (mayPlace(g, power, unit, place) === null) options.push(CHOICES[unit][place]);
  }
  return options;
}
