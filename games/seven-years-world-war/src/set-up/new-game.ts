import { MARKER_COUNT } from '../data/markers.ts';
import { POWER_COUNT } from '../data/powers.ts';
import { NOWHERE, SQUARE_COUNT } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { LEADER_COUNT, NEUTRAL, NO_PIECE, type State } from '../state.ts';
import type { Options } from '../vocabulary/options.ts';

const filled = (count: number, value = 0): number[] => new Array<number>(count).fill(value);

/** An empty table: no piece on the map, every marker in the pool, every power neutral. `steps/set-up.ts` does the rest. */
export function newGame(options: Options, data: string): State {
  const tables = tablesOf({ data });
  const seats = options.players;
  const pieces = tables.pieceCount;
  return {
    stack: [],
    data,
    options: { ...options },
    turn: 0,
    phase: 'set-up',
    active: -1,
    initiative: -1,
    control: filled(POWER_COUNT, NEUTRAL),
    treasury: filled(seats),
    hands: filled(seats),
    pool: tables.markerCount.reduce((sum, count) => sum + count, 0),
    without: filled(seats * MARKER_COUNT),
    leaders: filled(POWER_COUNT * LEADER_COUNT),
    tired: filled(POWER_COUNT * LEADER_COUNT),
    first: filled(SQUARE_COUNT, NO_PIECE),
    next: filled(pieces, NO_PIECE),
    where: filled(pieces, NOWHERE),
    face: filled(pieces),
    aboard: filled(pieces, NO_PIECE),
    origin: filled(pieces, NOWHERE),
    done: filled(pieces),
    pillaged: [],
    enlightened: [],
    ransacked: [],
    startingPoints: filled(seats),
    agreements: [],
    treaty: false,
    die: 0,
    effective: false,
    final: null,
    secret: {
      answers: [],
      pool: tables.markerCount.slice(),
      hands: filled(seats * MARKER_COUNT),
      committed: filled(seats * MARKER_COUNT),
      notes: filled(seats * seats * MARKER_COUNT),
      lacks: filled(seats * MARKER_COUNT),
      lying: Array.from({ length: seats }, () => []),
    },
  };
}
