import { type Frame, frameOf } from '@cabinet-wars/kernel';
import type { Power } from '../data/powers.ts';
import { PLACE_COUNT, type Place } from '../data/regions.ts';
import type { Unit } from '../data/units.ts';
import type { State } from '../state.ts';

export interface Move {
  power: Power;
  /** Units still to be moved, at most. */
  left: number;
  /** Whether one has been moved, so that the rest may be left (ruling 67). */
  begun: boolean;
  /** Where units stand that have had their move: none moves twice in one action (ruling 12). See `standAt`. */
  moved: number[];
  unit: Unit;
  from: Place;
}

/** A unit of a kind in a place, as one number. */
export const standAt = (unit: Unit, place: Place): number => unit * PLACE_COUNT + place;

/** The move a voyage belongs to; null where a unit just built sails. */
export const moveUnderWay = (g: State): Frame<Move> | null => frameOf<Move>(g, 'move');
