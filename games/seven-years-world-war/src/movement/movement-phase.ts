import { type Context, DONE, type Frame, type Option, type Seat } from '@cabinet-wars/kernel';
import { MARKER } from '../data/markers.ts';
import { NOWHERE, SQUARES, type Square, squareOf } from '../data/squares.ts';
import { has } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { addPlays } from '../markers/plays.ts';
import { procedure } from '../procedure.ts';
import { MINOR, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { move } from './move.ts';
import { type Move, moving } from './move-under-way.ts';
import { startingSquares } from './movement.ts';

export interface MovementPhase {
  seat: Seat;
  /** Where a force waits for the marker that lets it move, and whether it is a minor one. */
  waiting: Square;
  minor: boolean;
  /** An Expedition has been played, for the next force that moves (29.7). */
  expedition: boolean;
}

export const movementPhaseOf = (seat: Seat): MovementPhase => ({
  seat,
  waiting: NOWHERE,
  minor: false,
  expedition: false,
});

const MOVE = SQUARES.map((square) => ({ t: 'move', square }) as const);

/** 3.1 (3b), 14.0. The player moves some, none or all of his forces, one after the other. */
export const movementPhase = procedure<MovementPhase>('movement-phase')({
  act: {
    always: 'hides',
    deals: 'all',
    who: (_g, f) => f.seat,
    options: actions,
    choose: (_g, f, choice, x) => {
      if (choice.t === 'done') return DONE;
      if (choice.t === 'move') return setOut(f, squareOf(choice.square), {}, x);
      if (choice.t === 'play') {
        x.call(playMarker, playing(f.seat, MARKER[choice.marker]));
        return choice.marker === 'expedition' ? 'equipped' : 'act';
      }
      if (choice.t !== 'march' && choice.t !== 'minor-move') return 'act';
      f.waiting = squareOf(choice.square);
      f.minor = choice.t === 'minor-move';
      x.call(playMarker, playing(f.seat, MARKER[f.minor ? 'minor-power-alliance' : 'forced-march']));
    },
  },
  /** The marker has been shown; if nobody has negated it, the force moves (16.1, 4.72). */
  marched: (g, f, x) => {
    const from = f.waiting;
    f.waiting = NOWHERE;
    return g.effective ? setOut(f, from, f.minor ? { minor: true } : { forced: true }, x) : 'act';
  },
  equipped: (g, f) => {
    f.expedition = g.effective;
    return 'act';
  },
});

function setOut(f: Frame<MovementPhase>, from: Square, how: Partial<Move>, x: Context<Event>): 'act' {
  const expedition = f.expedition && !how.minor;
  if (expedition) f.expedition = false;
  x.call(move, moving(f.seat, from, { ...how, expedition }));
  return 'act';
}

function actions(g: State, f: Frame<MovementPhase>): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (const square of startingSquares(g, f.seat, false)) options.push(MOVE[square]);
  if (has(g, f.seat, MARKER['forced-march']))
    for (const square of startingSquares(g, f.seat, true)) options.push({ t: 'march', square: SQUARES[square] });
  if (has(g, f.seat, MARKER['minor-power-alliance']))
    for (const square of startingSquares(g, MINOR, false)) options.push({ t: 'minor-move', square: SQUARES[square] });
  if (!f.expedition && has(g, f.seat, MARKER.expedition)) options.push({ t: 'play', marker: 'expedition' });
  addPlays(g, f.seat, options);
  options.push({ t: 'done' });
  return options;
}
