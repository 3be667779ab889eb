import type { Seat } from '@cabinet-wars/kernel';
import { IS_ADMIRAL, IS_GENERAL, MARKER_COUNT, type Marker } from '../data/markers.ts';
import { POWER_COUNT, type Power } from '../data/powers.ts';
import type { Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { IS_NAVAL, VETERAN_OF } from '../data/units.ts';
import { has } from '../markers/hands.ts';
import { hasNation } from '../pieces.ts';
import { FIRST_LEADER, inBox, NO_PIECE, type OpenState, type Piece, type State } from '../state.ts';
import { squaresHeld } from './money.ts';

/** A leader who may be used: face up in a power's box, or in the hand and to be put into it (20.1). */
export interface Usable {
  readonly marker: Marker;
  readonly power: Power;
  readonly fromHand: boolean;
}

/** The leaders a player could use for something that only some powers' leaders are good for. */
export function usableLeaders(g: State, seat: Seat, good: (marker: Marker, power: Power) => boolean): Usable[] {
  const usable: Usable[] = [];
  for (let power = 0; power < POWER_COUNT; power++) {
    if (g.control[power] !== seat) continue;
    for (let marker = FIRST_LEADER; marker < MARKER_COUNT; marker++) {
      if (g.leaders[inBox(power, marker)] > 0 && good(marker, power)) usable.push({ marker, power, fromHand: false });
      if (has(g, seat, marker) && good(marker, power)) usable.push({ marker, power, fromHand: true });
    }
  }
  return usable;
}

/** Whether a player might have a leader to use, by what everybody sees. */
export const mayHaveLeader = (g: State, seat: Seat): boolean =>
  g.hands[seat] > 0 ||
  g.control.some(
    (holder, power) =>
      holder === seat && g.leaders.slice(inBox(power, FIRST_LEADER), inBox(power + 1, FIRST_LEADER)).some((n) => n > 0),
  );

/** 17.11: generals train land units, admirals fleets; each one costs what the chart says (17.1, ruling 35). */
export function isTrainable(g: OpenState, marker: Marker, piece: Piece, points: number): boolean {
  const unit = g.face[piece];
  if (VETERAN_OF[unit] < 0 || tablesOf(g).trainCost[unit] > points) return false;
  return IS_NAVAL[unit] ? IS_ADMIRAL[marker] : IS_GENERAL[marker];
}

export function traineesAt(g: OpenState, seat: Seat, marker: Marker, square: Square): Piece[] {
  const trainees: Piece[] = [];
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (isTrainable(g, marker, piece, g.treasury[seat])) trainees.push(piece);
  return trainees;
}

/** 20.43: squares where a leader of a power finds someone to train beside a unit of his own nation. */
export const trainingGrounds = (
  g: OpenState,
  seat: Seat,
  marker: Marker,
  power: Power,
  held: readonly Square[] = squaresHeld(g, seat),
): Square[] => held.filter((square) => hasNation(g, square, power) && traineesAt(g, seat, marker, square).length > 0);
