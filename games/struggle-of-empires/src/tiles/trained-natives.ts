import type { Context, Reason } from '@cabinet-wars/kernel';
import type { Power } from '../data/powers.ts';
import { HOME, IS_COLONY, PLACE_COUNT, type Place, placeOf, REGIONS } from '../data/regions.ts';
import { TILE } from '../data/tiles.ts';
import { ARMY } from '../data/units.ts';
import { isDeluxe } from '../editions.ts';
import { hasPiece, hasUnit } from '../map/pieces.ts';
import { appear } from '../movement/build.ts';
import { TO } from '../movement/movement.ts';
import { procedure } from '../procedure.ts';
import { at, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';

export interface TrainedNatives {
  power: Power;
}

/** An army for nothing, straight into a colony where one has a token or a unit; no navy, no sea check, no blockade. */
export const trainedNatives = procedure<TrainedNatives>('trained-natives')({
  where: {
    who: (g, f) => g.seatOf[f.power],
    options: (g, f) => musterPlaces(g, f.power),
    choose: (g, f, choice, x) => muster(g, f.power, choice, x),
  },
});

/** Whether the natives may take the field there; in the deluxe edition at home as well (ruling 64). */
export function mayMusterIn(g: State, power: Power, place: Place): Reason | null {
  if (place === HOME) return isDeluxe(g) ? null : because({ why: 'no-units-at-home' });
  if (!IS_COLONY[place]) return because({ why: 'not-a-colony', region: REGIONS[place] });
  return g.tokens[at(power, place)] > 0 || hasUnit(g, power, place)
    ? null
    : because({ why: 'no-presence', region: REGIONS[place] });
}

function musterPlaces(g: State, power: Power): Choice[] {
  const options: Choice[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) if (mayMusterIn(g, power, place) === null) options.push(TO[place]);
  return options;
}

/** Whether there is an army to raise and a place to raise it in. */
export function mayMuster(g: State, power: Power): Reason | null {
  const noArmy = hasPiece(g, power, ARMY);
  if (noArmy !== null) return noArmy;
  for (let place = 0; place < PLACE_COUNT; place++) if (mayMusterIn(g, power, place) === null) return null;
  return because({ why: 'no-presence-in-colonies' });
}

function muster(g: State, power: Power, choice: Choice, x: Context<Event>): void {
  if (choice.t === 'to') appear(g, power, ARMY, placeOf(choice.place), TILE['trained-natives'], x);
}
