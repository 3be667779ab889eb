import type { Context, Seat } from '@cabinet-wars/kernel';
import { POWERS, type Power } from '../data/powers.ts';
import type { Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { eliminate } from '../eliminate.ts';
import { cargoOf, isNaval } from '../pieces.ts';
import { NEUTRAL, NO_PIECE, type OpenState, type Piece, type State } from '../state.ts';
import type { ControlCause } from '../vocabulary/events/powers.ts';
import type { Event } from '../vocabulary/events.ts';

/** The powers a player controls (4.8). */
export function powersOf(g: OpenState, seat: Seat): Power[] {
  const powers: Power[] = [];
  for (let power = 0; power < g.control.length; power++) if (g.control[power] === seat) powers.push(power);
  return powers;
}

/** 6.1, ruling 3: the values of all powers a player controls, whether or not he holds their capitals. */
export function campaignValue(g: OpenState, seat: Seat): number {
  const { freeMarkers } = tablesOf(g);
  return g.control.reduce((sum, holder, power) => sum + (holder === seat ? freeMarkers[power] : 0), 0);
}

/** A power comes under a player's control, with its units and the leaders in its box (4.2, 20.3). */
export function takeControl(g: State, power: Power, seat: Seat, cause: ControlCause, x: Context<Event>): void {
  g.control[power] = seat;
  x.log?.({ t: 'control', power: POWERS[power], seat: seat === NEUTRAL ? null : seat, cause });
}

/**
 * 4.6, 12.23, ruling 17. A power passes from one player to another. Its units change hands where they stand, but for those that
 * share a square with units that stay behind: they are removed.
 */
export function changeSides(g: State, power: Power, to: Seat, cause: ControlCause, x: Context<Event>): void {
  for (const piece of unitsOf(g, power)) {
    if (g.where[piece] < 0 || !isShared(g, g.where[piece], power)) continue;
    if (isNaval(g, piece)) landForeignCargo(g, piece, power);
    eliminate(g, piece, 'defection', x);
  }
  takeControl(g, power, to, cause, x);
}

/** The units of a power on the map. */
export function unitsOf(g: State, power: Power): Piece[] {
  const { pieceNation } = tablesOf(g);
  const units: Piece[] = [];
  for (let piece = 0; piece < pieceNation.length; piece++)
    if (pieceNation[piece] === power && g.where[piece] >= 0) units.push(piece);
  return units;
}

/** Whether units of other powers stand beside a power's own. */
export function isShared(g: State, square: Square, power: Power): boolean {
  const { pieceNation } = tablesOf(g);
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (pieceNation[piece] !== power) return true;
  return false;
}

/** Cargo of another power goes ashore on a coast; at sea it stays aboard and shares the fleet's fate (ruling 17). */
export function landForeignCargo(g: State, fleet: Piece, power: Power): void {
  const { isSea, pieceNation } = tablesOf(g);
  const cargo = cargoOf(g, fleet);
  if (cargo !== NO_PIECE && pieceNation[cargo] !== power && !isSea[g.where[fleet]]) g.aboard[cargo] = NO_PIECE;
}
