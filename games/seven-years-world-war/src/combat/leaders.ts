import type { Option, Seat } from '@cabinet-wars/kernel';
import { IS_ADMIRAL, MARKER_COUNT, MARKERS } from '../data/markers.ts';
import { POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import { IS_NAVAL } from '../data/units.ts';
import { has } from '../markers/hands.ts';
import { FIRST_LEADER, inBox, type Piece, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';

const NO_LEADER = { t: 'pass' } as const;

/** Whether a force could have a leader by public knowledge: one face up in a box of its nations, or any marker in the hand. */
export function mightLead(g: State, seat: Seat, pieces: readonly Piece[]): boolean {
  if (seat < 0) return false;
  if (g.hands[seat] > 0) return pieces.some((piece) => tablesOf(g).pieceNation[piece] < POWER_COUNT);
  return leaderOptions(g, seat, pieces).length > 1;
}

/**
 * 20.41, 20.5, 18.8: leaders for a force: generals where there are land units, admirals where there are fleets, of the
 * nationality of one unit at least; those of the hand are given it by being used (20.2).
 */
export function leaderOptions(g: State, seat: Seat, pieces: readonly Piece[]): Option<Choice>[] {
  const options: Option<Choice>[] = [NO_LEADER];
  const ashore = pieces.some((piece) => !IS_NAVAL[g.face[piece]]);
  const afloat = pieces.some((piece) => IS_NAVAL[g.face[piece]]);
  for (let power = 0; power < POWER_COUNT; power++) {
    if (g.control[power] !== seat || !hasPower(g, pieces, power)) continue;
    for (let marker = FIRST_LEADER; marker < MARKER_COUNT; marker++) {
      if (!(IS_ADMIRAL[marker] ? afloat : ashore)) continue;
      const leader = { t: 'leader', marker: MARKERS[marker], power: POWERS[power] } as const;
      if (g.leaders[inBox(power, marker)] > 0) options.push({ ...leader, fromHand: false });
      if (has(g, seat, marker)) options.push({ ...leader, fromHand: true });
    }
  }
  return options;
}

/** Whether some pieces are of a power. */
export function hasPower(g: State, pieces: readonly Piece[], power: Power): boolean {
  const { pieceNation } = tablesOf(g);
  for (const piece of pieces) if (pieceNation[piece] === power) return true;
  return false;
}
