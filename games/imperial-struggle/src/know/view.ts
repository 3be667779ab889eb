import { type Answer, copy, type FrameBase, type Seat, type View, type Viewer } from '@cabinet-wars/kernel';
import { SIDES, type Side } from '../data/sides.ts';
import type { Secret, State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { theatresRevealed } from '../wars/war-locals.ts';

/** In a list of War tiles: one that lies face down. */
export const FACE_DOWN = -2;

/** What everybody may know: all of the state but its secrets, and what can be counted of those. */
export interface OpenView extends Omit<State, 'secret' | 'stack'> {
  stack: FrameBase[];
  /** By side: cards in hand; and those in the draw pile. */
  handCounts: number[];
  pileCount: number;
  /** War tiles as they lie in the theatres: a kind, −1 none, or FACE_DOWN. */
  basic: number[];
  bonus: number[];
  /** By side: whether a tile has been drawn and is still to be placed. */
  drawnBasic: number[];
  drawnBonus: number[];
}

/** What a seat knows besides. */
export interface OwnView {
  seat: Seat;
  side: Side;
  hand: number[];
  /** Cards this side can tell the other holds, and the other of this one. */
  known: number[];
  knownToOther: number[];
  ministries: number[];
  basic: number[];
  bonus: number[];
  drawnBasic: number;
  drawnBonus: number;
  /** What it has said to an ask that is still open. */
  said: Answer<Choice>[];
}

export type GameView = View<OpenView, OwnView>;

export const view = (g: State, viewer: Viewer, open: OpenView = openView(g)): GameView => ({
  open,
  own: typeof viewer === 'number' ? ownView(g, viewer) : null,
});

const mask = (tile: number): number => (tile < 0 ? tile : FACE_DOWN);

/** Tiles with those face down masked. */
function masked(tiles: readonly number[], perTheatre: number, shown: number): number[] {
  const half = tiles.length / SIDES.length;
  return tiles.map((tile, i) => (Math.floor((i % half) / perTheatre) < shown ? tile : mask(tile)));
}

function openView(g: State): OpenView {
  const { secret, ...open } = g;
  const { hands, pile, basic, bonus, drawnBasic, drawnBonus } = secret;
  const shown = theatresRevealed(g);
  return {
    ...copy(open),
    handCounts: hands.map((hand) => hand.length),
    pileCount: pile.length,
    basic: masked(basic, 1, shown),
    bonus: masked(bonus, bonus.length / basic.length, shown),
    drawnBasic: drawnBasic.map(mask),
    drawnBonus: drawnBonus.map(mask),
  };
}

/** A side's share of a list that holds both sides'. */
const shareOf = (list: readonly number[], side: Side): number[] => {
  const half = list.length / SIDES.length;
  return list.slice(side * half, (side + 1) * half);
};

function ownView(g: State, seat: Seat): OwnView {
  const side = g.sideOf[seat];
  const { hands, known, ministries, basic, bonus, drawnBasic, drawnBonus, answers }: Secret = g.secret;
  return {
    seat,
    side,
    hand: hands[side].slice(),
    known: known[side].slice(),
    knownToOther: known[1 - side].slice(),
    ministries: ministries[side].slice(),
    basic: shareOf(basic, side),
    bonus: shareOf(bonus, side),
    drawnBasic: drawnBasic[side],
    drawnBonus: drawnBonus[side],
    said: answers.filter((answer) => answer.seat === seat).map((answer) => copy(answer)),
  };
}
