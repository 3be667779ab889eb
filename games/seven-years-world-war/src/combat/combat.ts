import type { Reason, Seat } from '@cabinet-wars/kernel';
import { COMBAT_TABLES, type CombatTable, type Odds } from '../data/combat.ts';
import { COMMAND_VALUE, type Marker } from '../data/markers.ts';
import { MINOR_UNITS } from '../data/powers.ts';
import { beyond, directionTo, NOWHERE, SQUARES, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { IS_LINEAR, IS_NAVAL, KIND, KIND_OF } from '../data/units.ts';
import { occupier, sideOf } from '../pieces.ts';
import { ATTACKED, MINOR, NO_PIECE, NOBODY, type OpenState, type Piece } from '../state.ts';
import { because } from '../vocabulary/reasons.ts';

/** Whether a piece may strike or advance across a side: by land, by sea, or as cargo landing on a coast (18.62, 18.63). */
export function reaches(g: OpenState, piece: Piece, side: number): boolean {
  const tables = tablesOf(g);
  if (g.aboard[piece] !== NO_PIECE) return tables.seaSide[side] && tables.isLand[tables.across[side]];
  return IS_NAVAL[g.face[piece]] ? tables.seaSide[side] : tables.landSide[side];
}

/** Whether a piece may attack across a side at all, whatever it has done (2.312, 15.27). */
export const mayStrike = (g: OpenState, piece: Piece, side: number): boolean =>
  !tablesOf(g).defendsOnly[g.face[piece]] &&
  reaches(g, piece, side) &&
  !isCountryman(g, piece, tablesOf(g).across[side]);

/** 4.73, ruling 102: minor units attack those of other minor powers, never a square in which their own countrymen stand. */
function isCountryman(g: OpenState, piece: Piece, to: Square): boolean {
  if (tablesOf(g).pieceNation[piece] !== MINOR_UNITS) return false;
  for (let other = g.first[to]; other !== NO_PIECE; other = g.next[other])
    if (sideOf(g, other) === MINOR && g.origin[other] === g.origin[piece]) return true;
  return false;
}

/** What bars pieces from an attack: in its own phase each attacks once (15.24), a Forced March sets that aside (16.21, 16.22). */
export const barring = (again: boolean): number => (again ? 0 : ATTACKED);

/** The pieces of a square that may attack a neighbour: cargo only where its fleet may (18.63). */
export function strikers(g: OpenState, side: Seat, from: Square, to: Square, barred: number): Piece[] {
  const pieces: Piece[] = [];
  const edge = from * 4 + directionTo(from, to);
  for (let piece = g.first[from]; piece !== NO_PIECE; piece = g.next[piece])
    if ((g.done[piece] & barred) === 0 && sideOf(g, piece) === side && mayStrike(g, piece, edge)) pieces.push(piece);
  return pieces.filter((piece) => g.aboard[piece] === NO_PIECE || pieces.includes(g.aboard[piece]));
}

/** Whether a seat has anybody in a square who may countermarch into a neighbour, whatever it has done. */
export function hasCountermarchers(g: OpenState, seat: Seat, from: Square, to: Square): boolean {
  const edge = from * 4 + directionTo(from, to);
  for (let piece = g.first[from]; piece !== NO_PIECE; piece = g.next[piece])
    if (sideOf(g, piece) === seat && g.aboard[piece] === NO_PIECE && mayStrike(g, piece, edge)) return true;
  return false;
}

/** Whom a square's units would defend against: not empty squares, not one's own side (4.8). */
export function mayTarget(g: OpenState, seat: Seat, to: Square): Reason | null {
  const holder = occupier(g, to);
  if (holder === NOBODY) return because({ why: 'nobody-there', square: SQUARES[to] });
  return holder === seat ? because({ why: 'own-units', square: SQUARES[to] }) : null;
}

/** What keeps a piece from attacking across a side (−1: across any). */
export function mayAttackWith(g: OpenState, piece: Piece, side: number, barred: number): Reason | null {
  const tables = tablesOf(g);
  const square = SQUARES[g.where[piece]];
  if (tables.defendsOnly[g.face[piece]]) return because({ why: 'only-defends', square });
  if ((g.done[piece] & barred) !== 0) return because({ why: 'attacked-already', square });
  if (side < 0) return null;
  const to = tables.across[side];
  if (reaches(g, piece, side))
    return isCountryman(g, piece, to) ? because({ why: 'countrymen', square: SQUARES[to] }) : null;
  if (to === NOWHERE) return because({ why: 'closed-side', square: SQUARES[beyond(Math.floor(side / 4), side % 4)] });
  if (IS_NAVAL[g.face[piece]]) return because({ why: 'land-side', square: SQUARES[to] });
  return because({ why: tables.isSea[to] ? 'fleet-at-sea' : 'sea-side', square: SQUARES[to] });
}

/** The squares that pieces of a square may attack now, by direction: `NOWHERE` where they may not. */
export function targetTo(g: OpenState, seat: Seat, from: Square, direction: number, barred: number): Square {
  const edge = from * 4 + direction;
  const to = tablesOf(g).across[edge];
  if (to === NOWHERE || g.first[to] === NO_PIECE) return NOWHERE;
  if (occupier(g, to) === seat) return NOWHERE;
  for (let piece = g.first[from]; piece !== NO_PIECE; piece = g.next[piece])
    if ((g.done[piece] & barred) === 0 && g.aboard[piece] === NO_PIECE && mayStrike(g, piece, edge)) return to;
  return NOWHERE;
}

/** Who fights in defence of a square (15.3): all of a side, but cargo only on a coast (18.64). */
export function defendersOf(g: OpenState, square: Square, side: Seat): Piece[] {
  const pieces: Piece[] = [];
  const ashore = tablesOf(g).isLand[square];
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (sideOf(g, piece) === side && (ashore || g.aboard[piece] === NO_PIECE)) pieces.push(piece);
  return pieces;
}

/** Printed strength, without leaders and terrain. */
export function strengthOf(g: OpenState, pieces: readonly Piece[]): number {
  const { strength } = tablesOf(g);
  let total = 0;
  for (const piece of pieces) total += strength[g.face[piece]];
  return total;
}

/** 15.64 (2), 18.65: what the ground adds to a defending force as a whole; fleets have it only from units ashore. */
export function terrainBonus(g: OpenState, square: Square, defenders: readonly Piece[]): number {
  const tables = tablesOf(g);
  const ashore = (piece: Piece) => !IS_NAVAL[g.face[piece]] && g.aboard[piece] === NO_PIECE;
  if (!defenders.some(ashore)) return 0;
  return (tables.pieceNation[defenders[0]] === MINOR_UNITS ? tables.defenceMinor : tables.defence)[square];
}

export const commandOf = (leader: Marker): number => (leader < 0 ? 0 : COMMAND_VALUE[leader]);

/** 15.61–15.63: the column for two strengths, remainders in the defender's favour. */
export function oddsOf(attacker: number, defender: number): Odds {
  if (attacker < defender) return defender <= 2 * attacker ? 1 : 0;
  if (attacker >= 4 * defender) return 6;
  if (attacker >= 3 * defender) return 5;
  if (attacker >= 2 * defender) return 4;
  return 2 * attacker >= 3 * defender ? 3 : 2;
}

/** 15.51: what a combat table asks of the attacking force. */
export function mayUseTable(g: OpenState, force: readonly Piece[], table: CombatTable): Reason | null {
  const id = COMBAT_TABLES[table];
  if (id === 'linear') {
    const linear = force.filter((piece) => IS_LINEAR[g.face[piece]]).length;
    return 2 * linear >= force.length ? null : because({ why: 'needs-armies', table: id });
  }
  if (id === 'engagement' || force.some((piece) => KIND_OF[g.face[piece]] === KIND.legion)) return null;
  return because({ why: 'needs-legion', table: id });
}
