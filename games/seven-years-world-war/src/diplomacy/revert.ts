import { type Context, DONE, type Seat } from '@cabinet-wars/kernel';
import type { Power } from '../data/powers.ts';
import { SQUARES, type Square, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { eliminate } from '../eliminate.ts';
import { cargoOf, isNaval, lift, nationOf, put, sideOf } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { NEUTRAL, NO_PIECE, type Piece, type State } from '../state.ts';
import { AT } from '../vocabulary/choices/constants.ts';
import type { ControlCause } from '../vocabulary/events/powers.ts';
import type { Event } from '../vocabulary/events.ts';
import { nameOf } from '../vocabulary/piece-names.ts';
import { takeControl } from './control.ts';
import { nextAbroad, nextForeigner, refuges } from './displacing.ts';

export interface Revert {
  power: Power;
  /** Who controlled it, and brings its units home. */
  former: Seat;
  cause: ControlCause;
  /** The unit that is being displaced, and those that have been. */
  piece: Piece;
  settled: Piece[];
}

export const reverting = (g: State, power: Power, cause: ControlCause): Revert => ({
  power,
  former: g.control[power],
  cause,
  piece: NO_PIECE,
  settled: [],
});

/** 4.5, ruling 18. A power turns neutral: foreigners leave it, then its own units come home, each to the nearest place. */
export const revert = procedure<Revert>('revert')({
  neutral: (g, f, x) => takeControl(g, f.power, NEUTRAL, f.cause, x),
  next: (g, f, x) => {
    f.piece = nextForeigner(g, f);
    if (f.piece === NO_PIECE) f.piece = nextAbroad(g, f);
    if (f.piece === NO_PIECE) return DONE;
    unload(g, f.piece, x);
    if (refuges(g, f.piece, f).length > 0) return;
    eliminate(g, f.piece, 'displacement', x);
    return 'next';
  },
  /** 4.511: of several places equally near the displacing player chooses. */
  where: {
    who: (g, f) => (nationOf(g, f.piece) === f.power ? f.former : sideOf(g, f.piece)),
    options: (g, f) => refuges(g, f.piece, f).map((square) => AT[square]),
    choose: (g, f, choice, x) => {
      if (choice.t === 'at') displace(g, f.piece, squareOf(choice.square), x);
      f.settled.push(f.piece);
      return 'next';
    },
  },
});

/** What a fleet still carries when it leaves goes ashore, or is lost at sea (ruling 17). */
function unload(g: State, piece: Piece, x: Context<Event>): void {
  const cargo = isNaval(g, piece) ? cargoOf(g, piece) : NO_PIECE;
  if (cargo === NO_PIECE) return;
  g.aboard[cargo] = NO_PIECE;
  if (tablesOf(g).isSea[g.where[piece]]) eliminate(g, cargo, 'sunk', x);
}

function displace(g: State, piece: Piece, to: Square, x: Context<Event>): void {
  x.log?.({ t: 'displaced', piece: nameOf(g, piece), from: SQUARES[g.where[piece]], to: SQUARES[to] });
  g.aboard[piece] = NO_PIECE;
  lift(g, piece);
  put(g, piece, to);
}
