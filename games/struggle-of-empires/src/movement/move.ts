import { type Context, DONE, type Reason } from '@cabinet-wars/kernel';
import type { Power } from '../data/powers.ts';
import { HOME, PLACE_COUNT, PLACES, type Place, placeOf } from '../data/regions.ts';
import { TILE } from '../data/tiles.ts';
import { FORT, UNITS, type Unit, unitOf } from '../data/units.ts';
import { unitsOf } from '../map/pieces.ts';
import { procedure } from '../procedure.ts';
import { at, type State } from '../state.ts';
import { copiesHeld } from '../tiles/tiles.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { type Move, standAt } from './move-locals.ts';
import { destinations, moveUnit, needsSeaCheck } from './movement.ts';
import { voyage } from './voyage.ts';

const UNITS_PER_MOVE = 2;
const STOP: Choice = { t: 'stop' };
const CHOICES: readonly (readonly Choice[])[] = UNITS.map((unit) => PLACES.map((from) => ({ t: 'move', unit, from })));

/** Two units, and one more for each Logistics (ruling 8). */
export const newMove = (g: State, power: Power): Move => ({
  power,
  left: UNITS_PER_MOVE + copiesHeld(g, power, TILE.logistics),
  begun: false,
  moved: [],
  unit: 0,
  from: HOME,
});

/** 2005 Move two units, 2020 p.14. */
export const move = procedure<Move>('move')({
  unit: {
    who: (g, f) => (f.left > 0 && anyMovable(g, f) ? g.seatOf[f.power] : null),
    options: (g, f) => (f.begun ? [...movable(g, f), STOP] : movable(g, f)),
    choose: (_g, f, choice) => {
      if (choice.t !== 'move') return DONE;
      f.unit = unitOf(choice.unit);
      f.from = placeOf(choice.from);
      return 'to';
    },
  },
  end: () => DONE,
  to: {
    who: (g, f) => g.seatOf[f.power],
    options: (g, f) => destinations(g, f.power, f.unit, f.from),
    choose: (g, f, choice, x) => {
      if (choice.t === 'to') go(g, f, placeOf(choice.place), x);
      f.left--;
      f.begun = true;
      return 'unit';
    },
  },
});

function go(g: State, f: Move, to: Place, x: Context<Event>): void {
  const { power, unit, from } = f;
  if (needsSeaCheck(from, to)) {
    x.call(voyage, { power, unit, from, to, roll: 'arrives', outcome: 'arrives' });
  } else {
    moveUnit(g, power, unit, from, to, x);
    f.moved.push(standAt(unit, to));
  }
}

/** Whether one more unit of a kind may set out from a place. Every army and navy has somewhere to go. */
export function mayMoveFrom(g: State, f: Move, unit: Unit, place: Place): Reason | null {
  let there = unitsOf(g, unit)[at(f.power, place)];
  if (there === 0) return because({ why: 'no-unit-there' });
  if (unit === FORT && place !== HOME) return because({ why: 'forts-stay' });
  for (const stand of f.moved) if (stand === standAt(unit, place)) there--;
  return there > 0 ? null : because({ why: 'moved-already' });
}

function movable(g: State, f: Move): Choice[] {
  const options: Choice[] = [];
  for (let unit = 0; unit < UNITS.length; unit++)
    for (let place = 0; place < PLACE_COUNT; place++)
      if (unitsOf(g, unit)[at(f.power, place)] > 0 && mayMoveFrom(g, f, unit, place) === null)
        options.push(CHOICES[unit][place]);
  return options;
}

function anyMovable(g: State, f: Move): boolean {
  for (let unit = 0; unit < UNITS.length; unit++)
    for (let place = 0; place < PLACE_COUNT; place++)
      if (unitsOf(g, unit)[at(f.power, place)] > 0 && mayMoveFrom(g, f, unit, place) === null) return true;
  return false;
}

/** Whether a power has anything to move at all. */
export const mayMove = (g: State, power: Power): Reason | null =>
  anyMovable(g, newMove(g, power)) ? null : because({ why: 'no-units' });
