import { DONE, type Option, type Seat } from '@cabinet-wars/kernel';
import { ENLIGHTENMENT } from '../data/charts.ts';
import { DIPLOMACY_VALUE, IS_DIPLOMACY, MARKER, MARKER_COUNT, MARKERS, type Marker } from '../data/markers.ts';
import { SQUARES, type Square, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { drawing, drawMarkers } from '../markers/draw-markers.ts';
import { has } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { addPlays } from '../markers/plays.ts';
import { roll, rolling } from '../markers/roll.ts';
import { occupier } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Why } from '../vocabulary/reasons.ts';
import { isPillaged, squaresHeld } from './money.ts';

export interface Enlightenment {
  seat: Seat;
  /** The marker spent, and how many of the others have picked theirs in a reaction. */
  marker: Marker;
  square: Square;
  drawn: number;
}

/** 3.1 (6), 27.0 (optional). One player's attempts to spread reason, a diplomacy marker each. */
export const enlightenment = procedure<Enlightenment>('enlightenment')({
  hub: {
    always: 'hides',
    deals: 'all',
    who: (g, f) => (g.hands[f.seat] > 0 && enlightenable(g, f.seat).length > 0 ? f.seat : null),
    options: (g, f) => {
      const options: Option<Choice>[] = [];
      for (let marker = 0; marker < MARKER_COUNT; marker++)
        if (IS_DIPLOMACY[marker] && has(g, f.seat, marker))
          options.push({ t: 'enlighten-with', marker: MARKERS[marker] });
      addPlays(g, f.seat, options);
      options.push({ t: 'done' });
      return options;
    },
    choose: (_g, f, choice, x) => {
      if (choice.t === 'done') return 'end';
      if (choice.t === 'play') {
        x.call(playMarker, playing(f.seat, MARKER[choice.marker]));
        return 'hub';
      }
      if (choice.t !== 'enlighten-with') return;
      f.marker = MARKER[choice.marker];
      x.call(playMarker, playing(f.seat, f.marker));
      return 'spent';
    },
  },
  end: () => DONE,
  spent: (g) => (g.effective ? undefined : 'hub'),
  where: {
    who: (_g, f) => f.seat,
    options: (g, f) => enlightenable(g, f.seat).map((square) => ({ t: 'enlighten', square: SQUARES[square] })),
    choose: (_g, f, choice) => {
      if (choice.t === 'enlighten') f.square = squareOf(choice.square);
    },
  },
  throwDie: (_g, f, x) => x.call(roll, rolling(f.seat, 'enlightenment')),
  result: (g, f, x) => {
    const row = ENLIGHTENMENT[g.die - 1];
    const result = outcome(row, DIPLOMACY_VALUE[f.marker]);
    x.log?.({ t: 'enlightenment-tried', seat: f.seat, square: SQUARES[f.square], result });
    if (result === 'enlightened') g.enlightened.push(f.square);
    f.drawn = 0;
    return result === 'reaction' ? 'reaction' : 'hub';
  },
  /** Every other player picks one marker. */
  reaction: (g, f, x) => {
    f.drawn++;
    if (f.drawn === g.hands.length) return 'hub';
    x.call(drawMarkers, drawing((f.seat + f.drawn) % g.hands.length, 1));
    return 'reaction';
  },
});

/** 29.6: what a row of the table makes of a marker of some value. */
const outcome = (row: 'reaction' | readonly number[], value: number) => {
  if (row === 'reaction') return 'reaction';
  return row.includes(value) ? 'enlightened' : 'nothing';
};

/** 27.21: a civilized square with a friendly unit and with neither enlightenment nor pillage. */
export function mayEnlighten(g: State, seat: Seat, square: Square): Why | null {
  const at = { square: SQUARES[square] };
  if (occupier(g, square) !== seat) return { why: 'not-occupied', ...at };
  if (tablesOf(g).value[square] === 0) return { why: 'not-civilized', ...at };
  if (isPillaged(g, square)) return { why: 'pillaged', ...at };
  return g.enlightened.includes(square) ? { why: 'enlightened-already', ...at } : null;
}

const enlightenable = (g: State, seat: Seat): Square[] =>
  squaresHeld(g, seat).filter((square) => mayEnlighten(g, seat, square) === null);
