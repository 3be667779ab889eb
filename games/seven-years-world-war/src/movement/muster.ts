import type { Context, Frame, Option } from '@cabinet-wars/kernel';
import { SQUARES } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { EMBARK_COST } from '../data/terrain.ts';
import { cargoOf, isNaval } from '../pieces.ts';
import { NO_PIECE, type Piece, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { distinct, named, nameOf } from '../vocabulary/piece-names.ts';
import type { Move } from './move-under-way.ts';
import { isOpenPort, musterable, sideOfForce } from './movement.ts';

/** What may still join a force before it sets out: the first unit decides whether it goes by land or by sea. */
export function musterOptions(g: State, f: Frame<Move>): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  const joining = candidates(g, f);
  for (const piece of distinct(g, joining)) options.push({ t: 'take', piece: nameOf(g, piece) });
  if (ofOneArm(g, f, joining).length > 1) options.push({ t: 'take-all' });
  if (f.force.length > 0) options.push({ t: 'go' });
  return options;
}

/** Land units for a march, or fleets and as many land units as they have room for (18.513). */
function candidates(g: State, f: Frame<Move>): Piece[] {
  const pieces = musterable(g, f.at, sideOfForce(f), f.forced);
  if (f.force.length === 0) return pieces;
  const joins = (piece: Piece) =>
    !f.force.includes(piece) &&
    (isNaval(g, piece) === f.naval || (f.naval && mayEmbark(g, f))) &&
    (!f.minor || g.origin[piece] === g.origin[f.force[0]]);
  return pieces.filter(joins);
}

/** Minor fleets carry nobody: their units never leave their country. */
function mayEmbark(g: State, f: Frame<Move>): boolean {
  if (f.minor || roomiest(g, f) === NO_PIECE) return false;
  return isOpenPort(g, f.at) || f.force.every((fleet) => tablesOf(g).speed[g.face[fleet]] >= EMBARK_COST);
}

const roomiest = (g: State, f: Frame<Move>): Piece =>
  f.force.find((fleet) => cargoOf(g, fleet) === NO_PIECE) ?? NO_PIECE;

/** What “all” means: everything that goes the same way; who goes aboard is said one by one. */
function ofOneArm(g: State, f: Frame<Move>, joining: readonly Piece[]): Piece[] {
  if (f.force.length > 0) return joining.filter((piece) => isNaval(g, piece) === f.naval);
  const naval = isNaval(g, joining[0]);
  const alike = (piece: Piece) => isNaval(g, piece) === naval && (!f.minor || g.origin[piece] === g.origin[joining[0]]);
  return joining.every(alike) ? joining.slice() : [];
}

export function chooseUnits(g: State, f: Frame<Move>, choice: Choice, x: Context<Event>): void {
  const joining = candidates(g, f);
  if (choice.t === 'take') join(g, f, named(g, joining, choice.piece), x);
  if (choice.t === 'take-all') for (const piece of ofOneArm(g, f, joining)) join(g, f, piece, x);
}

function join(g: State, f: Frame<Move>, piece: Piece, x: Context<Event>): void {
  if (f.force.length === 0) f.naval = isNaval(g, piece);
  if (isNaval(g, piece) === f.naval) {
    f.force.push(piece);
    return;
  }
  const fleet = roomiest(g, f);
  x.log?.({ t: 'embarked', seat: f.seat, square: SQUARES[f.at], piece: nameOf(g, piece) });
  g.aboard[piece] = fleet;
  f.loading = true;
}
