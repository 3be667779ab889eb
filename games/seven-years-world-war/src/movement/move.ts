import { type Context, DONE, type Frame, type Procedure } from '@cabinet-wars/kernel';
import { attack } from '../combat/attack.ts';
import { attacking } from '../combat/attack-under-way.ts';
import { MARKER } from '../data/markers.ts';
import { SQUARES, type Square, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { EMBARK_COST } from '../data/terrain.ts';
import { brokenByEntry } from '../diplomacy/agreements.ts';
import { callBreach } from '../diplomacy/breach.ts';
import { invade } from '../diplomacy/invade.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { cargoOf, isNaval, shift } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { MOVED, NO_PIECE, type Piece, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { named, nameOf, namesOf } from '../vocabulary/piece-names.ts';
import { countermarchers, countermarches, regroup } from './countermarch.ts';
import { callFamine } from './famine.ts';
import type { Move } from './move-under-way.ts';
import { costOf, isOpenPort, neutralOwner } from './movement.ts';
import { chooseUnits, musterOptions } from './muster.ts';
import { cargoAboard, waysOn } from './ways-on.ts';

/**
 * 14.0, 18.0. One force is mustered unit by unit and moves square by square, dropping units and putting cargo ashore as it goes.
 * After each square others may countermarch (16.4).
 */
export const move: Procedure<Move, State, Choice, Event> = procedure<Move>('move')({
  muster: {
    who: (_g, f) => f.seat,
    options: musterOptions,
    choose: (g, f, choice, x) => {
      if (choice.t !== 'go') {
        chooseUnits(g, f, choice, x);
        return 'muster';
      }
      setOut(g, f, x);
      return 'march';
    },
  },
  march: {
    who: (_g, f) => f.seat,
    options: waysOn,
    choose: (g, f, choice, x) => {
      if (choice.t === 'step') return enter(g, f, squareOf(choice.square), x);
      if (choice.t === 'drop') drop(g, f, named(g, f.force, choice.piece), x);
      if (choice.t === 'debark') debark(g, f, named(g, cargoAboard(g, f), choice.piece), x);
      return choice.t === 'stop' ? 'arrive' : 'landed';
    },
  },
  /** 4.413 (2): land units invade by entering, fleets by staying or by landing troops. */
  landed: (g, f, x) => violate(g, f, x),
  landedAgainstWord: (g, f, x) => {
    if (f.naval) trespass(g, f, x);
    return 'march';
  },
  entered: (g, f, x) => {
    if (f.minor) callFamine(g, f.seat, f.at, f.force, x);
  },
  /** 4.77: minor units that find no forage are gone at once, on the march too. */
  fed: (g, f, x) => {
    f.force = f.force.filter((piece) => g.where[piece] === f.at);
    if (f.force.length === 0) return DONE;
    if (!f.naval) violate(g, f, x);
  },
  enteredAgainstWord: (g, f, x) => {
    if (!f.naval) trespass(g, f, x);
  },
  countermarch: {
    mode: 'quiet',
    always: 'hides',
    pass: { t: 'pass' },
    who: countermarchers,
    options: countermarches,
    choose: (_g, f, choice, x, seat) => {
      if (choice.t !== 'countermarch') return;
      f.counter = seat;
      f.counterFrom = squareOf(choice.square);
      x.call(playMarker, playing(seat, MARKER['forced-march']));
      return 'counterattack';
    },
  },
  goOn: () => 'march',
  /** 16.41: play is suspended while the countermarch is fought out. */
  counterattack: (g, f, x) => {
    if (!g.effective) return 'countermarch';
    x.log?.({ t: 'countermarch', seat: f.counter, from: SQUARES[f.counterFrom], to: SQUARES[f.at] });
    x.call(attack, attacking({ seat: f.counter, from: f.counterFrom, to: f.at, countermarch: true }));
  },
  /** Fleets that stay behind those who advanced have ended their move (4.413 (2)). */
  regroup: (g, f, x) => {
    const entered = f.at;
    const goesOn = regroup(g, f);
    if (f.naval && f.at !== entered && g.first[entered] !== NO_PIECE) violate(g, f, x, entered);
    return goesOn ? 'march' : DONE;
  },
  arrive: (g, f, x) => {
    for (const piece of f.force) rest(g, piece);
    violate(g, f, x);
  },
  /** A fleet enters where it stays; land units have been called to account on the way. */
  arrivedAgainstWord: (g, f, x) => {
    if (f.naval && f.at !== f.from) trespass(g, f, x);
  },
});

/** 14.14: the slowest unit sets the pace, transported ones do not count; loading outside a port costs the fleets two. */
function setOut(g: State, f: Frame<Move>, x: Context<Event>): void {
  const { speed } = tablesOf(g);
  f.left = Math.min(...f.force.map((piece) => speed[g.face[piece]]));
  if (f.loading && !isOpenPort(g, f.at)) f.left -= EMBARK_COST;
  x.log?.({ t: 'force-moves', seat: f.seat, square: SQUARES[f.at], pieces: namesOf(g, f.force) });
}

function enter(g: State, f: Frame<Move>, to: Square, x: Context<Event>): 'entered' {
  f.left -= costOf(g, f, to);
  x.log?.({ t: 'moved', seat: f.seat, from: SQUARES[f.at], to: SQUARES[to] });
  for (const piece of f.force) shift(g, piece, to);
  f.at = to;
  f.loading = false;
  return 'entered';
}

/** A unit is left behind and has moved (14.13). */
function drop(g: State, f: Frame<Move>, piece: Piece, x: Context<Event>): void {
  x.log?.({ t: 'dropped', seat: f.seat, square: SQUARES[f.at], piece: nameOf(g, piece) });
  f.force = f.force.filter((one) => one !== piece);
  rest(g, piece);
}

/** 18.53: cargo goes ashore and has moved; the fleets may go on. */
function debark(g: State, f: Frame<Move>, cargo: Piece, x: Context<Event>): void {
  if (!f.loading && !isOpenPort(g, f.at)) f.left -= EMBARK_COST;
  f.loading = true;
  x.log?.({ t: 'debarked', seat: f.seat, square: SQUARES[f.at], piece: nameOf(g, cargo) });
  g.aboard[cargo] = NO_PIECE;
  g.done[cargo] |= MOVED;
}

function rest(g: State, piece: Piece): void {
  g.done[piece] |= MOVED;
  const cargo = isNaval(g, piece) ? cargoOf(g, piece) : NO_PIECE;
  if (cargo !== NO_PIECE) g.done[cargo] |= MOVED;
}

function violate(g: State, f: Frame<Move>, x: Context<Event>, at: Square = f.at): void {
  const power = neutralOwner(g, at);
  if (power >= 0 && !f.minor) x.call(invade, { power, by: f.seat });
}

/** 21.2: who enters a land he has promised in writing not to enter breaks his word. */
function trespass(g: State, f: Frame<Move>, x: Context<Event>): void {
  if (!f.minor) callBreach(brokenByEntry(g, f.seat, tablesOf(g).owner[f.at]), x);
}
