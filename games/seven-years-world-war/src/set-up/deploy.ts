import { type Context, DONE, type Frame, type Option, type Seat } from '@cabinet-wars/kernel';
import type { Deploying } from '../data/deployments.ts';
import { NATIONS, POWERS, type Power } from '../data/powers.ts';
import { SQUARES, type Square, squareOf } from '../data/squares.ts';
import { raise } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { NO_PIECE, type State } from '../state.ts';
import { AT } from '../vocabulary/choices/constants.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { unitName } from '../vocabulary/piece-names.ts';
import { isForced, rowsOf, squaresFor, suggestedSquare } from './deploying.ts';

export interface Deploy {
  power: Power;
  /** Who sets it up; −1: nobody, it stands as suggested (rulings 6 and 66). */
  seat: Seat;
  /** The line of the set-up under way, and how many of its units are on the map. */
  row: number;
  placed: number;
}

/** 28.6. One power's forces, unit by unit or all at once as suggested; what can go in one way only is not asked. */
export const deploy = procedure<Deploy>('deploy')({
  fixed: (g, f, x) => {
    for (;;) {
      const row = rowsOf(g, f.power)[f.row];
      if (row === undefined) return DONE;
      if (f.placed === row.count) nextRow(f);
      else if (f.seat < 0 || isForced(g, f.power, row, row.count - f.placed)) placeSuggested(g, f, row, x);
      else return;
    }
  },
  place: {
    who: (_g, f) => f.seat,
    options: (g, f) => {
      const options: Option<Choice>[] = [{ t: 'suggested' }];
      for (const square of squaresFor(g, f.power, rowsOf(g, f.power)[f.row])) options.push(AT[square]);
      return options;
    },
    choose: (g, f, choice, x) => {
      if (choice.t === 'at') {
        setDown(g, f, rowsOf(g, f.power)[f.row], squareOf(choice.square), x);
      } else {
        f.seat = -1;
        x.log?.({ t: 'deployed-as-suggested', power: POWERS[f.power] });
      }
      return 'fixed';
    },
  },
});

function nextRow(f: Deploy): void {
  f.row++;
  f.placed = 0;
}

function placeSuggested(g: State, f: Frame<Deploy>, row: Deploying, x: Context<Event>): void {
  const square = suggestedSquare(g, f.power, row);
  if (square === undefined) nextRow(f);
  else setDown(g, f, row, square, x);
}

function setDown(g: State, f: Deploy, row: Deploying, square: Square, x: Context<Event>): void {
  f.placed++;
  if (raise(g, f.power, row.unit, square) === NO_PIECE) return;
  x.log?.({
    t: 'unit-placed',
    nation: NATIONS[f.power],
    piece: unitName(f.power, row.unit),
    square: SQUARES[square],
  });
}
