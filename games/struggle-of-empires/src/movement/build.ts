import { type Context, DONE, type Reason } from '@cabinet-wars/kernel';
import { POWERS, type Power } from '../data/powers.ts';
import { HOME, PLACE_COUNT, PLACES, type Place, placeOf } from '../data/regions.ts';
import { TILE, TILES, type Tile } from '../data/tiles.ts';
import { ARMY, UNITS, type Unit, unitOf } from '../data/units.ts';
import { hasPiece, putUnit, takeUnit, unitsOf } from '../map/pieces.ts';
import { changePopulation, maySpendPopulation } from '../money/population.ts';
import { takeUnrest } from '../money/unrest.ts';
import { procedure } from '../procedure.ts';
import { at, type State } from '../state.ts';
import { copiesHeld } from '../tiles/tiles.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { deploy } from './deploy.ts';

export interface Build {
  power: Power;
  /** Armies the Militia may still add to this action, one for each copy. */
  militia: number;
}

export const newBuild = (g: State, power: Power): Build => ({ power, militia: copiesHeld(g, power, TILE.militia) });

const BUILD: readonly Choice[] = UNITS.map((unit) => ({ t: 'build', unit }));
const REBUILD: readonly (readonly Choice[])[] = UNITS.map((unit) =>
  PLACES.map((from) => ({ t: 'rebuild', unit, from })),
);
const STOP: Choice = { t: 'stop' };
const COST = 1;

/** 2005 Build unit, 2020 p.13. One population; the unit appears at home and has a free move. */
export const build = procedure<Build>('build')({
  what: {
    who: (g, f) => g.seatOf[f.power],
    options: buildable,
    choose: (g, f, choice, x) => {
      if (choice.t === 'rebuild') destroy(g, f.power, unitOf(choice.unit), placeOf(choice.from), x);
      if (choice.t === 'build' || choice.t === 'rebuild') raise(g, f.power, unitOf(choice.unit), x);
    },
  },
  // After any normal build, one more army for each Militia tile, a population each.
  militia: {
    who: (g, f) => (f.militia > 0 && mayAddMilitia(g, f.power) === null ? g.seatOf[f.power] : null),
    options: () => [STOP, BUILD[ARMY]],
    choose: (g, f, choice, x) => {
      if (choice.t === 'stop') return DONE;
      f.militia--;
      raise(g, f.power, ARMY, x);
      return 'militia';
    },
  },
});

export const mayAddMilitia = (g: State, power: Power): Reason | null =>
  maySpendPopulation(g, power, COST) ?? hasPiece(g, power, ARMY);

/** A power with population always has something to build, or else to rebuild. */
export const mayBuild = (g: State, power: Power): Reason | null => maySpendPopulation(g, power, COST);

/** Any own unit on the map may be destroyed and built anew, as the same kind (rulings 10 and 71). */
export const mayRebuild = (g: State, power: Power, unit: Unit, place: Place): Reason | null =>
  unitsOf(g, unit)[at(power, place)] > 0 ? null : because({ why: 'no-unit-there' });

function buildable(g: State, f: Build): Choice[] {
  const options: Choice[] = [];
  for (let unit = 0; unit < UNITS.length; unit++) {
    if (hasPiece(g, f.power, unit) === null) options.push(BUILD[unit]);
    const units = unitsOf(g, unit);
    for (let place = 0; place < PLACE_COUNT; place++)
      if (units[at(f.power, place)] > 0) options.push(REBUILD[unit][place]);
  }
  return options;
}

function destroy(g: State, power: Power, unit: Unit, place: Place, x: Context<Event>): void {
  takeUnit(g, power, unit, place, x);
  x.log?.({ t: 'destroyed', power: POWERS[power], unit: UNITS[unit], place: PLACES[place] });
  takeUnrest(g, power, 1, 'rebuild', x);
}

function raise(g: State, power: Power, unit: Unit, x: Context<Event>): void {
  changePopulation(g, power, -COST, x);
  appear(g, power, unit, HOME, null, x);
}

/** A unit comes into being and has its free move. */
export function appear(g: State, power: Power, unit: Unit, place: Place, tile: Tile | null, x: Context<Event>): void {
  putUnit(g, power, unit, place);
  const by = tile === null ? null : TILES[tile];
  x.log?.({ t: 'built', power: POWERS[power], unit: UNITS[unit], place: PLACES[place], tile: by });
  x.call(deploy, { power, unit, from: place });
}
