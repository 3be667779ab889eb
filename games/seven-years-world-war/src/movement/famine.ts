import type { Context, Frame, Option, Procedure, Seat } from '@cabinet-wars/kernel';
import type { Square } from '../data/squares.ts';
import { eliminate } from '../eliminate.ts';
import { procedure } from '../procedure.ts';
import type { Piece, State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { distinct, named, nameOf } from '../vocabulary/piece-names.ts';
import { excessMinors } from './forage.ts';

export interface Famine {
  /** The active player, who chooses. */
  seat: Seat;
  square: Square;
  /** Who came last, together: of them the excess is removed. */
  pieces: Piece[];
}

/** 4.77, ruling 56: minor units that come where the land cannot feed them are gone at once; which of them, the active player says. */
export const famine: Procedure<Famine, State, Choice, Event> = procedure<Famine>('famine')({
  choose: {
    who: (g, f) => (excessMinors(g, f.square) > 0 && arrived(g, f).length > 0 ? f.seat : null),
    options: (g, f): Option<Choice>[] =>
      distinct(g, arrived(g, f)).map((piece) => ({ t: 'lose', piece: nameOf(g, piece) })),
    choose: (g, f, choice, x) => {
      if (choice.t === 'lose') eliminate(g, named(g, arrived(g, f), choice.piece), 'forage', x);
      return 'choose';
    },
  },
});

const arrived = (g: State, f: Frame<Famine>): Piece[] => f.pieces.filter((piece) => g.where[piece] === f.square);

/** Asks whom to lose if a square now holds more minor units than it feeds. */
export function callFamine(g: State, seat: Seat, square: Square, pieces: readonly Piece[], x: Context<Event>): void {
  if (excessMinors(g, square) > 0) x.call(famine, { seat, square, pieces: pieces.slice() });
}
