import type { Context, Frame, Option, Procedure, Seat } from '@cabinet-wars/kernel';
import { MINOR_UNITS } from '../data/powers.ts';
import { directionTo, SQUARES, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { brokenByEntry } from '../diplomacy/agreements.ts';
import { callBreach } from '../diplomacy/breach.ts';
import { invade } from '../diplomacy/invade.ts';
import { callFamine } from '../movement/famine.ts';
import { neutralOwner } from '../movement/movement.ts';
import { isAboard, occupier, shift } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { MOVED, NO_PIECE, NOBODY, type Piece, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { distinct, named, nameOf } from '../vocabulary/piece-names.ts';
import { reaches } from './combat.ts';

export interface Advance {
  seat: Seat;
  from: Square;
  to: Square;
  /** Who took part and is still where the combat left him. */
  pieces: Piece[];
  moved: boolean;
}

/** 15.8, 18.631: those who took part may enter the square won, as many as like; cargo lands without cost. Never forced. */
export const advance: Procedure<Advance, State, Choice, Event> = procedure<Advance>('advance')({
  choose: {
    who: (g, f) => (f.seat >= 0 && advancing(g, f).length > 0 ? f.seat : null),
    options: (g, f): Option<Choice>[] => {
      const pieces = advancing(g, f);
      const options: Option<Choice>[] = distinct(g, pieces).map((piece) => ({
        t: 'advance',
        piece: nameOf(g, piece),
      }));
      if (pieces.length > 1) options.push({ t: 'take-all' });
      options.push({ t: 'done' });
      return options;
    },
    choose: (g, f, choice, x) => {
      if (choice.t === 'done') return;
      const pieces = advancing(g, f);
      const entering = choice.t === 'advance' ? [named(g, pieces, choice.piece)] : pieces;
      for (const piece of entering) enter(g, f, piece, x);
      callFamine(g, f.seat, f.to, entering, x);
      return choice.t === 'advance' ? 'choose' : 'violate';
    },
  },
  /** 4.413 (2): who follows up into a neutral's land invades it; not minor units, which bind nobody's word either. */
  violate: (g, f, x) => {
    if (!f.moved || isMinor(g, f)) return;
    const power = neutralOwner(g, f.to);
    if (power >= 0) x.call(invade, { power, by: f.seat });
  },
  againstWord: (g, f, x) => {
    if (f.moved && f.seat >= 0 && !isMinor(g, f)) callBreach(brokenByEntry(g, f.seat, tablesOf(g).owner[f.to]), x);
  },
});

const isMinor = (g: State, f: Frame<Advance>): boolean => tablesOf(g).pieceNation[f.pieces[0]] === MINOR_UNITS;

const advancing = (g: State, f: Frame<Advance>): Piece[] => f.pieces.filter((piece) => isAdvancing(g, f, piece));

function isAdvancing(g: State, f: Frame<Advance>, piece: Piece): boolean {
  // 18.631: troops whose fleet has gone in before them may still land.
  if (g.where[piece] === f.to) return isAboard(g, piece) && tablesOf(g).isLand[f.to];
  if (g.where[piece] !== f.from || tablesOf(g).speed[g.face[piece]] === 0) return false;
  if (!f.moved && occupier(g, f.to) !== NOBODY) return false;
  return reaches(g, piece, f.from * 4 + directionTo(f.from, f.to));
}

/** 18.53: who has come ashore, be it in a countermarch, moves no more this phase. */
function land(g: State, cargo: Piece): void {
  g.aboard[cargo] = NO_PIECE;
  g.done[cargo] |= MOVED;
}

function enter(g: State, f: Frame<Advance>, piece: Piece, x: Context<Event>): void {
  x.log?.({ t: 'advanced', piece: nameOf(g, piece), from: SQUARES[f.from], to: SQUARES[f.to] });
  if (isAboard(g, piece)) land(g, piece);
  if (g.where[piece] !== f.to) shift(g, piece, f.to);
  f.moved = true;
}
