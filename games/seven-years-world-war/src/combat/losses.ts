import type { Context, Frame, Option, Procedure, Seat } from '@cabinet-wars/kernel';
import { NOWHERE } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { eliminate } from '../eliminate.ts';
import { procedure } from '../procedure.ts';
import type { Piece, State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { distinct, named, nameOf } from '../vocabulary/piece-names.ts';

export interface Losses {
  seat: Seat;
  pieces: Piece[];
  /** Units still to be lost, or strength still to be lost. */
  count: number;
  worth: number;
}

export const losing = (
  side: { seat: Seat; pieces: readonly Piece[] },
  { count = 0, worth = 0 }: { count?: number; worth?: number },
): Losses => ({ seat: side.seat, pieces: side.pieces.slice(), count, worth });

/** The owner chooses what is lost, one unit at a time; for minor units nobody leads, the weakest go first (ruling 71). */
export const losses: Procedure<Losses, State, Choice, Event> = procedure<Losses>('losses')({
  choose: {
    who: (_g, f) => (f.seat >= 0 && isOpen(f) ? f.seat : null),
    options: (g, f): Option<Choice>[] => distinct(g, f.pieces).map((piece) => ({ t: 'lose', piece: nameOf(g, piece) })),
    choose: (g, f, choice, x) => {
      if (choice.t === 'lose') lose(g, f, named(g, f.pieces, choice.piece), x);
      return 'choose';
    },
  },
  weakestFirst: (g, f, x) => {
    while (isOpen(f)) lose(g, f, weakest(g, f.pieces), x);
  },
});

const isOpen = (f: Frame<Losses>): boolean => f.pieces.length > 0 && (f.count > 0 || f.worth > 0);

function lose(g: State, f: Frame<Losses>, piece: Piece, x: Context<Event>): void {
  const { strength } = tablesOf(g);
  const before = f.pieces;
  eliminate(g, piece, 'combat', x);
  f.pieces = before.filter((one) => g.where[one] !== NOWHERE);
  f.count = Math.max(0, f.count - (before.length - f.pieces.length));
  for (const one of before) if (!f.pieces.includes(one)) f.worth = Math.max(0, f.worth - strength[g.face[one]]);
}

export function weakest(g: State, pieces: readonly Piece[]): Piece {
  const { strength } = tablesOf(g);
  return pieces.reduce((a, b) => (strength[g.face[b]] < strength[g.face[a]] ? b : a));
}
