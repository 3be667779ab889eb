import { DONE, type Option, type Seat } from '@cabinet-wars/kernel';
import { MARKER } from '../data/markers.ts';
import { campaignValue } from '../diplomacy/control.ts';
import { has, holders } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { roll, rolling } from '../markers/roll.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';

export interface Initiative {
  /** Who is touring, and whom a Grand Tour has designated; −1: nobody. */
  tourist: Seat;
  designated: Seat;
  /** Seats with equal points that throw for it, and what they have thrown so far. */
  tied: Seat[];
  thrown: number[];
}

export const noInitiative = (): Initiative => ({ tourist: -1, designated: -1, tied: [], thrown: [] });

/** 6.0. The highest sum of campaign values goes first, ties by die; unless a Grand Tour says otherwise (29.7). */
export const initiative = procedure<Initiative>('initiative')({
  grandTour: {
    mode: 'quiet',
    always: 'hides',
    pass: { t: 'pass' },
    who: (g) => holders(g, Math.max(g.initiative, 0)),
    options: (g, _f, seat) =>
      has(g, seat, MARKER['grand-tour']) ? [{ t: 'pass' }, { t: 'play', marker: 'grand-tour' }] : [{ t: 'pass' }],
    choose: (_g, f, _choice, x, seat) => {
      f.tourist = seat;
      x.call(playMarker, playing(seat, MARKER['grand-tour']));
      return 'toured';
    },
  },
  usual: (g, f) => {
    if (f.designated >= 0) return 'settle';
    f.tied = highest(g);
    f.thrown = [];
    return 'throwForIt';
  },
  toured: (g) => {
    if (!g.effective) return 'grandTour';
  },
  /** Another Grand Tour may still be played upon it. */
  designate: {
    who: (_g, f) => f.tourist,
    options: (g) => g.hands.map((_, seat): Option<Choice> => ({ t: 'player', seat })),
    choose: (_g, f, choice) => {
      if (choice.t === 'player') f.designated = choice.seat;
      return 'grandTour';
    },
  },
  throwForIt: (_g, f, x) => {
    if (f.tied.length === 1) return 'settle';
    x.call(roll, rolling(f.tied[f.thrown.length], 'initiative'));
  },
  noteThrow: (g, f) => {
    f.thrown.push(g.die);
    if (f.thrown.length < f.tied.length) return 'throwForIt';
    const best = Math.max(...f.thrown);
    f.tied = f.tied.filter((_, i) => f.thrown[i] === best);
    f.thrown = [];
    return 'throwForIt';
  },
  settle: (g, f, x) => {
    g.initiative = f.designated >= 0 ? f.designated : f.tied[0];
    x.log?.({ t: 'initiative', seat: g.initiative, points: campaignValue(g, g.initiative) });
    return DONE;
  },
});

/** The seats with the highest campaign value. */
export function highest(g: State): Seat[] {
  const values = g.hands.map((_, seat) => campaignValue(g, seat));
  const best = Math.max(...values);
  return [...values.keys()].filter((seat) => values[seat] === best);
}
