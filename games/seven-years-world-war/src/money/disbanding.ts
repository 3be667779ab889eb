import { DONE, type Option, type Seat } from '@cabinet-wars/kernel';
import { MARKER } from '../data/markers.ts';
import { type Square, squareOf } from '../data/squares.ts';
import { eliminate } from '../eliminate.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { addPlays } from '../markers/plays.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { distinct, named, nameOf, piecesAt } from '../vocabulary/piece-names.ts';
import { optionsBySquare } from '../vocabulary/square-options.ts';
import { squaresHeld } from './money.ts';

const DISBAND_IN = optionsBySquare('disband-in');

export interface Disbanding {
  seat: Seat;
  square: Square;
}

/** 3.1 (2e), 11.5. Units may be taken off the map; they come back as reinforcements of a later turn at the earliest. */
export const disbanding = procedure<Disbanding>('disbanding')({
  hub: {
    always: 'hides',
    deals: 'all',
    who: (g, f) => (g.hands[f.seat] > 0 || squaresHeld(g, f.seat).length > 0 ? f.seat : null),
    options: (g, f) => {
      const options: Option<Choice>[] = [];
      if (squaresHeld(g, f.seat).length > 0) options.push({ t: 'disband' });
      addPlays(g, f.seat, options);
      options.push({ t: 'done' });
      return options;
    },
    choose: (_g, f, choice, x) => {
      if (choice.t === 'done') return 'end';
      if (choice.t !== 'play') return 'where';
      x.call(playMarker, playing(f.seat, MARKER[choice.marker]));
      return 'hub';
    },
  },
  end: () => DONE,
  where: {
    who: (_g, f) => f.seat,
    options: (g, f) => squaresHeld(g, f.seat).map((square) => DISBAND_IN[square]),
    choose: (_g, f, choice) => {
      if (choice.t === 'disband-in') f.square = squareOf(choice.square);
    },
  },
  which: {
    who: (_g, f) => f.seat,
    options: (g, f) => unitsToLose(g, f.square),
    choose: (g, f, choice, x) => {
      if (choice.t === 'lose') eliminate(g, named(g, piecesAt(g, f.square), choice.piece), 'disbanded', x);
      return 'hub';
    },
  },
});

/** The units of a square to choose from when one of them must go. */
export const unitsToLose = (g: State, square: Square): Option<Choice>[] =>
  distinct(g, piecesAt(g, square)).map((piece) => ({ t: 'lose', piece: nameOf(g, piece) }));
