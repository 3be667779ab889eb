import type { Answer, GameState, Public, Seat } from '@cabinet-wars/kernel';
import { MARKER, MARKER_COUNT, type Marker } from './data/markers.ts';
import type { Land, Power } from './data/powers.ts';
import type { Square } from './data/squares.ts';
import type { PhaseId } from './data/timing.ts';
import type { Unit } from './data/units.ts';
import type { Choice } from './vocabulary/choices.ts';
import type { Agreement } from './vocabulary/clauses.ts';
import type { Options } from './vocabulary/options.ts';

/** A counter of the counter mix by its index: its nation and stock never change, what it shows and where it lies do. */
export type Piece = number;
export const NO_PIECE: Piece = -1;

/** What a piece has done in this player turn, as bits of `done`. */
export const MOVED = 1;
/** Thrown back by a countermarch: moves no more this turn (16.46). */
export const HALTED = 2;
export const ATTACKED = 4;

/** Who holds a power or a square, where it is no seat: a neutral major power, minor units, nobody. */
export const NEUTRAL = -1;
export const MINOR = -2;
export const NOBODY = -3;

/** Leaders by their index: the last of the markers. */
export const FIRST_LEADER: Marker = MARKER['general-1'];
export const LEADER_COUNT = MARKER_COUNT - FIRST_LEADER;

/**
 * What lies on the table. Arrays are indexed by seat (`treasury`), power (`control`), piece (`where`), square (`first`), or by
 * power and leader (`leaders`: see `inBox`). Everything players may see is outside `secret`: treasuries too, since all that
 * changes them is done in the open (ruling 69).
 */
export interface State extends GameState {
  /** The data set the game is played with. */
  data: string;
  options: Options;
  /** 1 to 7; 0 in set-up. */
  turn: number;
  phase: PhaseId;
  /** Whose phase it is; the seat with the initiative. Either is −1 before there is one. */
  active: Seat;
  initiative: Seat;
  /** Who controls each power: a seat or `NEUTRAL`. */
  control: Seat[];
  treasury: number[];
  /** How many markers each seat has in its hand, and how many lie in the pool. What they are is secret. */
  hands: number[];
  pool: number;
  /** By seat and marker (`inHand`): 1 where all know that the seat holds none. */
  without: number[];
  /** Leaders in the boxes of powers: face up, and face down till the end of the turn (20.1, 20.41). */
  leaders: number[];
  tired: number[];

  /** The pieces of each square as a chain: the first of them by square, the next by piece (`NO_PIECE` ends it). */
  first: Piece[];
  next: Piece[];
  /** By piece: its square (`NOWHERE` off the map), what it shows, the fleet that carries it, where it was raised, what it did. */
  where: Square[];
  face: Unit[];
  aboard: Piece[];
  origin: Land[];
  done: number[];

  pillaged: Square[];
  enlightened: Square[];
  /** Squares whose pillage has been tried this turn (26.12). */
  ransacked: Square[];

  /** Victory points at the start, by seat (22.12). */
  startingPoints: number[];
  agreements: Agreement[];
  /** All have agreed to end the game with this turn (22.22, ruling 65). */
  treaty: boolean;

  /** The last die thrown by `roll`, and whether the last marker played by `playMarker` took effect. */
  die: number;
  effective: boolean;
  final: Final | null;

  secret: Secret;
}

/** What everybody may know: what the rules need that look at nothing hidden. */
export type OpenState = Public<State>;

/** How the game ended, by seat. */
export interface Final {
  points: number[];
  /** Hundredths, rounded half up (ruling 31). */
  ratios: number[];
  reason: 'last-turn' | 'treaty';
}

export interface Secret {
  answers: Answer<Choice>[];
  /** By marker: how many lie in the pool; by seat and marker (`inHand`): how many it holds. */
  pool: number[];
  hands: number[];
  /** By seat and marker: of its hand, those laid face down in the diplomacy attempt under way. */
  committed: number[];
  /** By seat, other seat and marker (`noted`): what the first knows the other to hold at least. */
  notes: number[];
  /** By seat and marker: 1 where it knows that the pool holds none. */
  lacks: number[];
  /** By seat: what it has seen go into the pool, as pairs of a marker and how many others have drawn unseen since. */
  lying: number[][];
}

export const inHand = (seat: Seat, marker: Marker): number => seat * MARKER_COUNT + marker;
export const inBox = (power: Power, leader: Marker): number => power * LEADER_COUNT + leader - FIRST_LEADER;
export const noted = (g: { readonly hands: readonly number[] }, seat: Seat, other: Seat, marker: Marker): number =>
  (seat * g.hands.length + other) * MARKER_COUNT + marker;
