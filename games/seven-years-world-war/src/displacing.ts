import { POWER_COUNT, type Power } from './data/powers.ts';
import { distance, SQUARE_COUNT, type Square } from './data/squares.ts';
import { tablesOf } from './data/tables.ts';
import { IS_STATIC } from './data/units.ts';
import { isPillaged } from './money.ts';
import { hasNation, hasWorks, isNaval, nationOf, occupier, sideOf } from './pieces.ts';
import { NO_PIECE, NOBODY, type Piece, type State } from './state.ts';

/** 4.51 (1): a unit of another major power inside a land; `NO_PIECE` when all have left. */
export function nextForeigner(g: State, power: Power): Piece {
  const { owner, pieceNation } = tablesOf(g);
  return landFirst(
    g,
    (piece) => pieceNation[piece] !== power && pieceNation[piece] < POWER_COUNT && owner[g.where[piece]] === power,
  );
}

/** 4.51 (2): one of a power's own units outside its land. */
export function nextAbroad(g: State, power: Power): Piece {
  const { owner, pieceNation } = tablesOf(g);
  return landFirst(g, (piece) => pieceNation[piece] === power && owner[g.where[piece]] !== power);
}

/** The first piece on the map that fits, land units before fleets, so that cargo has left when its fleet leaves. */
function landFirst(g: State, fits: (piece: Piece) => boolean): Piece {
  let fleet = NO_PIECE;
  for (let piece = 0; piece < g.where.length; piece++) {
    if (g.where[piece] < 0 || !fits(piece)) continue;
    if (!isNaval(g, piece)) return piece;
    if (fleet === NO_PIECE) fleet = piece;
  }
  return fleet;
}

/** 4.511: the nearest squares a displaced unit may be put on, all equally far away; none if there is nowhere to go. */
export function refuges(g: State, piece: Piece, neutral: Power): Square[] {
  const from = g.where[piece];
  let nearest: Square[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const away = distance(from, square);
    if (away > least || !mayReceive(g, piece, neutral, square)) continue;
    if (away < least) nearest = [];
    least = away;
    nearest.push(square);
  }
  return nearest;
}

function mayReceive(g: State, piece: Piece, neutral: Power, square: Square): boolean {
  const { value, port, isCoast, isLand } = tablesOf(g);
  if (value[square] === 0 && !(port[square] && !isPillaged(g, square))) return false;
  if (isNaval(g, piece) ? !isCoast[square] : !isLand[square]) return false;
  if (IS_STATIC[g.face[piece]] && hasWorks(g, square)) return false;
  return nationOf(g, piece) === neutral ? isHome(g, neutral, square) : isFriendly(g, piece, neutral, square);
}

/** Within the power's own boundaries, and nobody else there. */
const isHome = (g: State, power: Power, square: Square): boolean =>
  tablesOf(g).owner[square] === power && (occupier(g, square) === NOBODY || hasNation(g, square, power));

/** Of the unit's own power and held by nobody else, or held by friends; never in the land it must leave. */
function isFriendly(g: State, piece: Piece, neutral: Power, square: Square): boolean {
  const { owner } = tablesOf(g);
  if (owner[square] === neutral) return false;
  const holder = occupier(g, square);
  return holder === sideOf(g, piece) || (holder === NOBODY && owner[square] === nationOf(g, piece));
}
