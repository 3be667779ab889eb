import type { Answer, GameState, Seat } from '@cabinet-wars/kernel';
import { BONUS_TILES_PER_THEATRE } from './data/numbers.ts';
import type { Side } from './data/sides.ts';
import type { War } from './data/turns.ts';
import type { Options } from './options.ts';
import type { Choice } from './vocabulary/choices.ts';

/** Theatres a War has at most. */
export const THEATRES_PER_WAR = 4;
/** Kinds of Basic and of Bonus War tiles. */
export const TILE_KINDS = 5;
/** A squadron that is in the Navy Box and not in a sea. */
export const NAVY_BOX = -1;

/**
 * What lies on the table. Arrays are indexed by side (`debt`), space (`flags`), Advantage, commodity, or by side and place
 * (see `theatreSlot`, `bonusSlot`). Who controls an Advantage follows from the flags and is not kept.
 */
export interface State extends GameState {
  /** The data set the game is played with. */
  data: string;
  options: Options;
  /** Which side each seat plays, and who plays each side. */
  sideOf: Side[];
  seatOf: Seat[];

  /** The Peace turn, 1 to 6; in a War the one before it. The Action Round, 1 to 8; 0 outside. */
  turn: number;
  round: number;
  /** The War under way or the next to come; −1 when all have been fought. */
  war: War;
  /** The Victory track: France scores up, Britain down. */
  vp: number;
  initiative: Side;
  /** The side that takes the first Action Round of the turn. */
  first: Side;

  debt: number[];
  debtLimit: number[];
  treaty: number[];

  /** By space: whose flag or squadron is there. */
  flags: number[];
  /** By space: 0 none, 1 a Conflict, 2 a strong one. */
  conflicts: number[];
  /** By space: 1 a Fort that is damaged. */
  damaged: number[];
  /** By space: 1 a Market found Isolated when the Action Round began (rule 22); 1 a flag that has changed in it (rule 21). */
  isolated: number[];
  changed: number[];

  navyBox: number[];
  unbuilt: number[];
  /** Squadrons that come back in the next Reset phase, and those out of the game. */
  away: number[];
  lost: number[];

  /** By Advantage: 1 exhausted. */
  exhausted: number[];
  /** Commodities in demand this turn, in the order of the table. */
  demand: number[];
  /** By Region: the Award tile shown. The tiles not yet drawn in this Era. */
  awards: number[];
  awardPile: number[];

  /** Investment tiles: shown this turn and who took them (−1: nobody), in the stack and used, both unordered. */
  shown: number[];
  takenBy: Side[];
  tileStack: number[];
  used: number[];

  /** Event cards that lie open (may be dealt again), and those out of the game. */
  discards: number[];
  gone: number[];
  /** By side: of its hand at least so many cards are older than the last Era mixed in: what the other side can tell. */
  oldCards: number[];

  /** By ministry: 1 face up. By ability: 1 used this turn. */
  revealed: number[];
  spent: number[];
  /** By side: how many ministries it has chosen for the Era. */
  ministryCount: number[];
  /** Jacobite Uprisings has left the game; France may hold it as a third ministry; Jacobite Victory markers. */
  jacobitesGone: boolean;
  thirdMinistry: boolean;
  jacobiteVictories: number;
  /** Huguenots markers: the Territory each is in (−1: not placed, −2: gone), and whether it is spent. */
  huguenots: number[];
  huguenotsSpent: number[];
  /** The commodity the Townshend Acts mark this turn (−1: none); Debt the Merchant Banks have carried this turn. */
  townshend: number;
  freeDebtUsed: number;

  /** Theatre (0 to 3 of the War) with the Byng marker, and who has Atlantic Dominance; −1: none. */
  byng: number;
  atlantic: Side;
  /** Basic tiles out of the game, by side and kind (see `kindSlot`): they are laid open. */
  basicOut: number[];
  /** A game begun by version 1: an Event's effect follows the test of its bonus at once, as such a game's journal has it. */
  effectsAtOnce?: true;

  /** By side: free Bonus War tiles still to be drawn (rule 45). */
  carryOver: number[];

  final: Final | null;
  secret: Secret;
}

/** How the game ended. */
export interface Final {
  winner: Side;
  reason: string;
}

/** All that lies open: what prices, scores and strengths are reckoned from. */
export type Open = Omit<State, 'secret' | 'stack'>;

export interface Secret {
  answers: Answer<Choice>[];
  /** Event cards: by side in hand, and the unordered draw pile. */
  hands: number[][];
  pile: number[];
  /** By side: cards it can tell the other holds, since all not seen were there when the pile ran out. */
  known: number[][];
  /** By side: the ministries chosen for the Era, face up or down. */
  ministries: number[][];
  /** Basic War tiles by kind in the coming War (see `theatreSlot`; −1: none). The pool is what is nowhere else. */
  basic: number[];
  /** Bonus War tiles by kind (see `bonusSlot`; −1: none; the first slot is filled first). */
  bonus: number[];
  /** By side: a tile drawn and not yet placed (−1: none). */
  drawnBasic: number[];
  drawnBonus: number[];
}

export const theatreSlot = (side: Side, theatre: number): number => side * THEATRES_PER_WAR + theatre;
export const bonusSlot = (side: Side, theatre: number, slot: number): number =>
  (side * THEATRES_PER_WAR + theatre) * BONUS_TILES_PER_THEATRE + slot;
export const kindSlot = (side: Side, kind: number): number => side * TILE_KINDS + kind;
