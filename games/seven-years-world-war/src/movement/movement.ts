import type { Reason, Seat } from '@cabinet-wars/kernel';
import { MINOR_UNITS, POWER_COUNT } from '../data/powers.ts';
import { directionTo, distance, NOWHERE, SQUARES, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { SEA_COST } from '../data/terrain.ts';
import { IS_NAVAL, STOCKS } from '../data/units.ts';
import { occupier, sideOf } from '../pieces.ts';
import { HALTED, MINOR, MOVED, NEUTRAL, NO_PIECE, NOBODY, type OpenState, type Piece } from '../state.ts';
import { because } from '../vocabulary/reasons.ts';

/** What the rules of movement need to know of a force on its way. */
export interface Marching {
  seat: Seat;
  /** Minor units, moved by an alliance (4.72). */
  minor: boolean;
  naval: boolean;
  expedition: boolean;
  force: Piece[];
  at: Square;
  /** Movement points left. */
  left: number;
}

/** Whose units a force may stand with: its player's, or minor ones. */
export const sideOfForce = (f: { seat: Seat; minor: boolean }): Seat => (f.minor ? MINOR : f.seat);

/** Why a piece cannot set out; a Forced March is for those that have moved. */
export function maySetOut(g: OpenState, piece: Piece, forced: boolean): Reason | null {
  const square = SQUARES[g.where[piece]];
  if (tablesOf(g).speed[g.face[piece]] === 0) return because({ why: 'cannot-move', square });
  if ((g.done[piece] & HALTED) !== 0) return because({ why: 'thrown-back', square });
  return forced || (g.done[piece] & MOVED) === 0 ? null : because({ why: 'moved-already', square });
}

/** Whether a piece may set out by itself: what lies in a fleet goes with the fleet. */
const setsOut = (g: OpenState, piece: Piece, forced: boolean): boolean =>
  g.aboard[piece] === NO_PIECE &&
  tablesOf(g).speed[g.face[piece]] > 0 &&
  (g.done[piece] & (forced ? HALTED : HALTED | MOVED)) === 0;

/** The pieces of a square that may set out. */
export function musterable(g: OpenState, square: Square, side: Seat, forced: boolean): Piece[] {
  const pieces: Piece[] = [];
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (sideOf(g, piece) === side && setsOut(g, piece, forced)) pieces.push(piece);
  return pieces;
}

/** The squares from which a side may move: with fresh units or, for a Forced March, with units that have moved. */
export function startingSquares(g: OpenState, side: Seat, forced: boolean): Square[] {
  const squares: Square[] = [];
  if (side === MINOR) addStarts(g, MINOR_UNITS, forced, squares);
  else
    for (let power = 0; power < POWER_COUNT; power++)
      if (g.control[power] === side) addStarts(g, power, forced, squares);
  return squares;
}

function addStarts(g: OpenState, nation: number, forced: boolean, squares: Square[]): void {
  const { firstPiece, pieceEnd } = tablesOf(g);
  const end = pieceEnd[nation * STOCKS.length + STOCKS.length - 1];
  for (let piece = firstPiece[nation * STOCKS.length]; piece < end; piece++) {
    const square = g.where[piece];
    if (square === NOWHERE || !setsOut(g, piece, forced) || squares.includes(square)) continue;
    if (!forced || (g.done[piece] & MOVED) !== 0) squares.push(square);
  }
}

/** What keeps a force from entering a square next to it (14.3, 18.3). */
export function mayStep(g: OpenState, f: Marching, to: Square): Reason | null {
  const tables = tablesOf(g);
  const square = SQUARES[to];
  const direction = directionTo(f.at, to);
  if (direction < 0) return because({ why: 'not-adjacent', square });
  const side = f.at * 4 + direction;
  if (!tables.isLand[to] && !tables.isSea[to]) return because({ why: 'polar-ice', square });
  if (tables.across[side] === NOWHERE) return because({ why: 'closed-side', square });
  if (!(f.naval ? tables.seaSide[side] : tables.landSide[side]))
    return because({ why: f.naval ? 'land-side' : 'sea-side', square });
  if (!mayGo(g, f, f.at, to)) return because({ why: 'border', square });
  const cost = costOf(g, f, to);
  if (cost > f.left) return because({ why: 'too-far', square, cost, left: f.left });
  if (isBarred(g, f, to)) return because({ why: 'foreign-units', square });
  if (mayStopIn(g, f, to) || hasWayOn(g, f, to, f.left - cost)) return null;
  return because({ why: 'no-way-on', square });
}

/** The same for options, by direction and without reasons; `NOWHERE` if the force may not go that way. */
export function stepTo(g: OpenState, f: Marching, direction: number): Square {
  const tables = tablesOf(g);
  const side = f.at * 4 + direction;
  if (!(f.naval ? tables.seaSide[side] : tables.landSide[side])) return NOWHERE;
  const to = tables.across[side];
  const cost = costOf(g, f, to);
  if (cost > f.left || isBarred(g, f, to) || !mayGo(g, f, f.at, to)) return NOWHERE;
  return mayStopIn(g, f, to) || hasWayOn(g, f, to, f.left - cost) ? to : NOWHERE;
}

/** Whether a force may go across a side at all, be it only to pass. */
export function mayPass(g: OpenState, f: Marching, from: Square, direction: number): boolean {
  const { seaSide, landSide, across } = tablesOf(g);
  const side = from * 4 + direction;
  return (f.naval ? seaSide : landSide)[side] && !isBarred(g, f, across[side]) && mayGo(g, f, from, across[side]);
}

/** 14.1: movement points for entering a square. */
export function costOf(g: OpenState, f: { naval: boolean; expedition: boolean }, to: Square): number {
  if (f.naval) return SEA_COST;
  const { landCost, expeditionCost } = tablesOf(g);
  return f.expedition ? expeditionCost[to] : landCost[to];
}

/** 12.11, 18.3, ruling 39: nobody passes others of his own kind; fleets are passed by land only if they are an enemy's. */
function isBarred(g: OpenState, f: Marching, to: Square): boolean {
  const side = sideOfForce(f);
  const holder = occupier(g, to);
  if (holder === side || holder === NOBODY) return false;
  if (!f.naval && holder < 0) return true;
  for (let piece = g.first[to]; piece !== NO_PIECE; piece = g.next[piece])
    if (g.aboard[piece] === NO_PIECE && IS_NAVAL[g.face[piece]] === f.naval) return true;
  return false;
}

/** 12.11: a force stops only where no others are. */
export function mayStopIn(g: OpenState, f: { seat: Seat; minor: boolean }, square: Square): boolean {
  const side = sideOfForce(f);
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (sideOf(g, piece) !== side) return false;
  return true;
}

/** The same as a reason. */
export const mayCome = (g: OpenState, f: { seat: Seat; minor: boolean }, square: Square): Reason | null =>
  mayStopIn(g, f, square) ? null : because({ why: 'foreign-units', square: SQUARES[square] });

/** Whether a force that only passes a square can get on to one in which it may stop (ruling 74). */
function hasWayOn(g: OpenState, f: Marching, from: Square, left: number): boolean {
  const tables = tablesOf(g);
  for (let side = from * 4; side < from * 4 + 4; side++) {
    if (!(f.naval ? tables.seaSide[side] : tables.landSide[side])) continue;
    const to = tables.across[side];
    const cost = costOf(g, f, to);
    if (cost > left || isBarred(g, f, to) || !mayGo(g, f, from, to)) continue;
    if (mayStopIn(g, f, to) || hasWayOn(g, f, to, left - cost)) return true;
  }
  return false;
}

/** 4.721, ruling 22: minor units stay in their country; those outside it only come nearer. */
function mayGo(g: OpenState, f: Marching, from: Square, to: Square): boolean {
  if (!f.minor) return true;
  const { owner, squaresOf } = tablesOf(g);
  const home = g.origin[f.force[0]];
  if (owner[from] === home) return owner[to] === home;
  const away = (square: Square) => Math.min(...squaresOf[home].map((one) => distance(one, square)));
  return away(to) < away(from);
}

/** The neutral power whose land a square is; −1 if it is no neutral's (4.413). */
export function neutralOwner(g: OpenState, square: Square): number {
  const owner = tablesOf(g).owner[square];
  return owner >= 0 && owner < POWER_COUNT && g.control[owner] === NEUTRAL ? owner : -1;
}

/** 18.51: whether cargo goes up and down without cost. */
export const isOpenPort = (g: OpenState, square: Square): boolean =>
  tablesOf(g).port[square] && !g.pillaged.includes(square);
