import { POWER_COUNT, type Power } from '../data/powers.ts';
import { distance, SQUARE_COUNT, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { IS_STATIC } from '../data/units.ts';
import { isPillaged } from '../money/money.ts';
import { hasWorks, isNaval, nationOf, sideOf } from '../pieces.ts';
import { NO_PIECE, type Piece, type State } from '../state.ts';
import { piecesAt } from '../vocabulary/piece-names.ts';

/** A power that turns neutral, and who has found a refuge since: he makes no square friendly that was not (ruling 18). */
export interface Reversion {
  readonly power: Power;
  readonly settled: readonly Piece[];
}

/** 4.51 (1): a unit of another major power inside a land; `NO_PIECE` when all have left. */
export function nextForeigner(g: State, f: Reversion): Piece {
  const { owner, pieceNation } = tablesOf(g);
  const isForeign = (piece: Piece) => pieceNation[piece] !== f.power && pieceNation[piece] < POWER_COUNT;
  return nearestFirst(g, f, (piece) => isForeign(piece) && owner[g.where[piece]] === f.power);
}

/** 4.51 (2): one of a power's own units outside its land. */
export function nextAbroad(g: State, f: Reversion): Piece {
  const { owner, pieceNation } = tablesOf(g);
  return nearestFirst(g, f, (piece) => pieceNation[piece] === f.power && owner[g.where[piece]] !== f.power);
}

/**
 * Of the pieces on the map that fit, land units before fleets, so that cargo has left when its fleet leaves; then whoever has the
 * shortest way, so that of two bases the nearer gets a place for one. Which counter it is never matters (ruling 18).
 */
function nearestFirst(g: State, f: Reversion, fits: (piece: Piece) => boolean): Piece {
  let next = NO_PIECE;
  let least = Number.POSITIVE_INFINITY;
  for (let piece = 0; piece < g.where.length; piece++) {
    if (g.where[piece] < 0 || !fits(piece)) continue;
    const rank = rankOf(g, f, piece);
    if (rank < least) next = piece;
    least = Math.min(least, rank);
  }
  return next;
}

/** By arm, then by the way to go, then by the square one stands on. */
function rankOf(g: State, f: Reversion, piece: Piece): number {
  const [refuge] = refuges(g, piece, f);
  const away = refuge === undefined ? SQUARE_COUNT : distance(g.where[piece], refuge);
  return (Number(isNaval(g, piece)) * (SQUARE_COUNT + 1) + away) * SQUARE_COUNT + g.where[piece];
}

/** 4.511: the nearest squares a displaced unit may be put on, all equally far away; none if there is nowhere to go. */
export function refuges(g: State, piece: Piece, f: Reversion): Square[] {
  const from = g.where[piece];
  let nearest: Square[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const away = distance(from, square);
    if (away > least || !mayReceive(g, piece, f, square)) continue;
    if (away < least) nearest = [];
    least = away;
    nearest.push(square);
  }
  return nearest;
}

function mayReceive(g: State, piece: Piece, f: Reversion, square: Square): boolean {
  const { value, port, isCoast, isLand } = tablesOf(g);
  if (value[square] === 0 && !(port[square] && !isPillaged(g, square))) return false;
  if (isNaval(g, piece) ? !isCoast[square] : !isLand[square]) return false;
  if (IS_STATIC[g.face[piece]] && hasWorks(g, square)) return false;
  if (hasOthers(g, piece, square)) return false;
  return nationOf(g, piece) === f.power ? tablesOf(g).owner[square] === f.power : isFriendly(g, piece, f, square);
}

/** Of the unit's own power, or held by friends before anybody had to leave; never in the land it must leave. */
function isFriendly(g: State, piece: Piece, f: Reversion, square: Square): boolean {
  const { owner } = tablesOf(g);
  if (owner[square] === f.power) return false;
  return owner[square] === nationOf(g, piece) || piecesAt(g, square).some((one) => !f.settled.includes(one));
}

/** 4.511: enemy, neutral and minor units bar a square, units of the newly neutral power included while they are still there. */
const hasOthers = (g: State, piece: Piece, square: Square): boolean =>
  piecesAt(g, square).some((one) => sideOf(g, one) !== sideOf(g, piece));
