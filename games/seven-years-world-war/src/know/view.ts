import { type Answer, copy, type Seat, type View, type Viewer } from '@cabinet-wars/kernel';
import { MARKER_COUNT } from '../data/markers.ts';
import type { OpenState, State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';

export type OpenView = OpenState;

/** What a seat knows besides. */
export interface OwnView {
  seat: Seat;
  /** Its hand by marker, and what of it lies face down in a diplomacy attempt. */
  hand: number[];
  committed: number[];
  /** What it knows others to hold at least, by seat and marker; and which markers it knows the pool not to hold. */
  notes: number[];
  lacks: number[];
  /** What it has seen go into the pool: pairs of a marker and how many markers others have drawn unseen since. */
  lying: number[];
  /** What it has said to an ask that is still open. */
  said: Answer<Choice>[];
}

export type GameView = View<OpenView, OwnView>;

export const view = (g: State, viewer: Viewer, open: OpenView = openView(g)): GameView => ({
  open,
  own: typeof viewer === 'number' ? ownView(g, viewer) : null,
});

function openView(g: State): OpenView {
  return {
    stack: copy(g.stack),
    data: g.data,
    options: { ...g.options },
    turn: g.turn,
    phase: g.phase,
    active: g.active,
    initiative: g.initiative,
    control: g.control.slice(),
    treasury: g.treasury.slice(),
    hands: g.hands.slice(),
    pool: g.pool,
    without: g.without.slice(),
    leaders: g.leaders.slice(),
    tired: g.tired.slice(),
    first: g.first.slice(),
    next: g.next.slice(),
    where: g.where.slice(),
    face: g.face.slice(),
    aboard: g.aboard.slice(),
    origin: g.origin.slice(),
    done: g.done.slice(),
    pillaged: g.pillaged.slice(),
    enlightened: g.enlightened.slice(),
    ransacked: g.ransacked.slice(),
    startingPoints: g.startingPoints.slice(),
    agreements: copy(g.agreements),
    treaty: g.treaty,
    die: g.die,
    effective: g.effective,
    final: copy(g.final),
  };
}

function ownView(g: State, seat: Seat): OwnView {
  const { hands, committed, notes, lacks, lying, answers } = g.secret;
  const seats = g.hands.length;
  const own = (list: readonly number[], size: number) => list.slice(seat * size, (seat + 1) * size);
  return {
    seat,
    hand: own(hands, MARKER_COUNT),
    committed: own(committed, MARKER_COUNT),
    notes: own(notes, seats * MARKER_COUNT),
    lacks: own(lacks, MARKER_COUNT),
    lying: lying[seat].slice(),
    said: answers.filter((answer) => answer.seat === seat).map((answer) => copy(answer)),
  };
}
