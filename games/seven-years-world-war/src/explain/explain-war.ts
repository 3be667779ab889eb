import { isOneOf, type Reason, type Seat } from '@cabinet-wars/kernel';
import { attack } from '../combat/attack.ts';
import { barring, mayAttackWith, mayTarget, mayUseTable } from '../combat/combat.ts';
import { combatPhase, hasLaunched, isSecondWave } from '../combat/combat-phase.ts';
import { COMBAT_TABLES } from '../data/combat.ts';
import { isMarkerId, MARKER, type MarkerId } from '../data/markers.ts';
import { directionTo, isSquareId, type Square, squareOf } from '../data/squares.ts';
import { has } from '../markers/hands.ts';
import { move } from '../movement/move.ts';
import { mayCome, maySetOut, mayStep } from '../movement/movement.ts';
import { sideOf } from '../pieces.ts';
import { MINOR, MOVED, type Piece, type State } from '../state.ts';
import { piecesAt } from '../vocabulary/piece-names.ts';
import { because } from '../vocabulary/reasons.ts';
import { leaderReason } from './explain-leaders.ts';
import type { Explanations, Wish } from './explanations.ts';

type Reasons = (Reason | null)[];

/** Why choices of movement and combat cannot be had. */
export const warExplanations: Explanations = {
  move: (g, seat, { square }, key) => (inMovement(key) ? starting(g, seat, square, 'usual') : []),
  march: (g, seat, { square }, key) =>
    inMovement(key) ? [mayShow(g, seat, 'forced-march'), ...starting(g, seat, square, 'forced')] : [],
  'minor-move': (g, seat, { square }, key) =>
    inMovement(key) ? [mayShow(g, seat, 'minor-power-alliance'), ...starting(g, MINOR, square, 'usual')] : [],
  step: (g, _seat, { square }, key) =>
    key === 'move.march' && isSquareId(square) ? [mayStep(g, move.within(g), squareOf(square))] : [],
  stop: (g, _seat, _wish, key) => (key === 'move.march' ? [mayCome(g, move.within(g), move.within(g).at)] : []),
  attack: (g, seat, wish, key) => (inCombat(key) ? attackingFrom(g, seat, seat, wish, false) : []),
  'attack-again': (g, seat, wish, key) =>
    inCombat(key) ? [mayShow(g, seat, 'forced-march'), ...attackingFrom(g, seat, seat, wish, true)] : [],
  'minor-attack': (g, seat, wish, key) =>
    inCombat(key) ? [mayShow(g, seat, 'minor-power-alliance'), ...attackingFrom(g, seat, MINOR, wish, false)] : [],
  countermarch: (g, seat, _wish, key) => (key === 'move.countermarch' ? [mayShow(g, seat, 'forced-march')] : []),
  table: (g, _seat, { table }, key) => {
    if (key !== 'attack.table' || !isOneOf(COMBAT_TABLES, table)) return [];
    return [mayUseTable(g, attack.within(g).force, COMBAT_TABLES.indexOf(table))];
  },
  leader: (g, seat, wish, key) =>
    isLeading(key) && isMarkerId(wish.marker)
      ? [leaderReason(g, seat, wish) ?? because({ why: 'leads-nobody', marker: wish.marker })]
      : [],
};

const isLeading = (key: string): boolean => key === 'attack.lead' || key === 'attack.shield';
const inMovement = (key: string): boolean => key === 'movement-phase.act';
const inCombat = (key: string): boolean => key === 'combat-phase.act';

const mayShow = (g: State, seat: Seat, marker: MarkerId): Reason | null =>
  has(g, seat, MARKER[marker]) ? null : because({ why: 'marker-not-held', marker });

/** Why no force sets out from a square: what keeps its units, each reason once. */
function starting(g: State, side: Seat, square: unknown, how: 'usual' | 'forced'): Reasons {
  if (!isSquareId(square)) return [];
  const pieces = unitsOf(g, squareOf(square), side);
  if (pieces.length === 0) return [because({ why: 'no-unit-there', square })];
  if (how === 'forced' && pieces.every((piece) => (g.done[piece] & MOVED) === 0))
    return [because({ why: 'not-moved-yet', square })];
  return once(pieces.map((piece) => maySetOut(g, piece, how === 'forced')));
}

function attackingFrom(g: State, seat: Seat, side: Seat, { from, to }: Wish, again: boolean): Reasons {
  if (!isSquareId(from)) return [];
  const pieces = unitsOf(g, squareOf(from), side);
  if (pieces.length === 0) return [because({ why: 'no-unit-there', square: from })];
  if (!isSquareId(to)) return once(pieces.map((piece) => mayAttackWith(g, piece, -1, barring(again))));
  const direction = directionTo(squareOf(from), squareOf(to));
  if (direction < 0) return [because({ why: 'not-adjacent', square: to })];
  const edge = squareOf(from) * 4 + direction;
  const reasons = [
    mayTarget(g, seat, squareOf(to)),
    ...once(pieces.map((one) => mayAttackWith(g, one, edge, barring(again)))),
  ];
  if (reasons.some((one) => one !== null)) return reasons;
  const phase = combatPhase.within(g);
  if (again) return isSecondWave(g, phase, edge) ? [] : [because({ why: 'not-attacked-yet', square: from })];
  return hasLaunched(phase, edge) ? [because({ why: 'attacked-from-there', square: to, from })] : [];
}

const unitsOf = (g: State, square: Square, side: Seat): Piece[] =>
  piecesAt(g, square).filter((piece) => sideOf(g, piece) === side);

/** Each reason once; none if anything stands in nobody's way. */
function once(reasons: Reasons): Reasons {
  if (reasons.includes(null)) return [];
  return reasons.filter((one, i) => reasons.findIndex((other) => other?.why === one?.why) === i);
}
