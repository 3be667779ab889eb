import type { CombatTableId } from '../../data/combat.ts';
import type { MarkerId } from '../../data/markers.ts';
import type { PowerId } from '../../data/powers.ts';
import type { SquareId } from '../../data/squares.ts';
import type { Fields } from './fields.ts';

/**
 * A unit as choices and events name it: `GB:army-recruit`; aboard a fleet `GB:army-recruit@sea`; a fleet with its cargo
 * `GB:fleet-veteran+PR:army-recruit`. Units of one name in one square are as good as one another. See `piece-names.ts`.
 */
export type PieceName = string;

/** Markers in general, movement, combat. */
export type WarChoice =
  /** Say no, or no more. */
  | { readonly t: 'pass' }
  | { readonly t: 'done' }
  /** Show a marker of one's hand and have its effect. */
  | { readonly t: 'play'; readonly marker: MarkerId }
  /** Put a marker back into the pool unplayed: of the hand, or a leader out of a power's box. */
  | { readonly t: 'return'; readonly marker: MarkerId }
  | { readonly t: 'return-leader'; readonly marker: MarkerId; readonly power: PowerId }
  /** Name a player. */
  | { readonly t: 'player'; readonly seat: number }
  // movement: a force, then square by square
  | { readonly t: 'move'; readonly square: SquareId }
  | { readonly t: 'march'; readonly square: SquareId }
  | { readonly t: 'minor-move'; readonly square: SquareId }
  | { readonly t: 'take'; readonly piece: PieceName }
  | { readonly t: 'take-all' }
  | { readonly t: 'go' }
  | { readonly t: 'step'; readonly square: SquareId }
  | { readonly t: 'drop'; readonly piece: PieceName }
  | { readonly t: 'debark'; readonly piece: PieceName }
  | { readonly t: 'stop' }
  | { readonly t: 'countermarch'; readonly square: SquareId }
  // combat
  | { readonly t: 'attack'; readonly from: SquareId; readonly to: SquareId }
  | { readonly t: 'attack-again'; readonly from: SquareId; readonly to: SquareId }
  | { readonly t: 'minor-attack'; readonly from: SquareId; readonly to: SquareId }
  | { readonly t: 'table'; readonly table: CombatTableId }
  /** A leader face up in a power's box, or one of the hand, who is put into it. */
  | { readonly t: 'leader'; readonly marker: MarkerId; readonly power: PowerId; readonly fromHand: boolean }
  | { readonly t: 'lose'; readonly piece: PieceName }
  | { readonly t: 'upgrade'; readonly piece: PieceName }
  /** Behind walls: hold the square though the result says withdraw (15.81), or not. */
  | { readonly t: 'stand'; readonly stand: boolean }
  | { readonly t: 'retreat'; readonly piece: PieceName; readonly square: SquareId }
  | { readonly t: 'advance'; readonly piece: PieceName };

export const warFields: Fields<WarChoice> = {
  pass: [],
  done: [],
  play: ['marker'],
  return: ['marker'],
  'return-leader': ['marker', 'power'],
  player: ['seat#'],
  move: ['square'],
  march: ['square'],
  'minor-move': ['square'],
  take: ['piece'],
  'take-all': [],
  go: [],
  step: ['square'],
  drop: ['piece'],
  debark: ['piece'],
  stop: [],
  countermarch: ['square'],
  attack: ['from', 'to'],
  'attack-again': ['from', 'to'],
  'minor-attack': ['from', 'to'],
  table: ['table'],
  leader: ['marker', 'power', 'fromHand?'],
  lose: ['piece'],
  upgrade: ['piece'],
  stand: ['stand?'],
  retreat: ['piece', 'square'],
  advance: ['piece'],
};
