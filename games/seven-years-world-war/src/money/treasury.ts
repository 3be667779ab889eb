import type { Seat } from '@cabinet-wars/kernel';
import { POWER_COUNT } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import { drawing, drawMarkers } from '../markers/draw-markers.ts';
import { hasNation } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { beginPhase } from '../turn/begin-phase.ts';
import { enlightenedBy } from '../turn/victory.ts';
import { disbanding } from './disbanding.ts';
import { recruiting } from './recruiting.ts';
import { taxation } from './taxation.ts';
import { beginTaxation, type Rates } from './taxes.ts';
import { training } from './training.ts';

export interface Treasury extends Rates {
  seat: Seat;
}

/** 3.1 (2), 10.0, 11.0, 17.1. One player's treasury phase: taxation, free markers, recruiting, training, disbanding. */
export const treasury = procedure<Treasury>('treasury')({
  taxation: (_g, f, x) => x.call(taxation, beginTaxation(f.seat)),
  freeMarkers: (g, f, x) => {
    beginPhase(g, 'free-markers', f.seat, x);
    x.call(drawMarkers, drawing(f.seat, freeMarkersOf(g, f.seat)));
  },
  /** 27.4: for each enlightenment marker he controls, the player may pick one more. */
  enlightened: {
    who: (g, f) => (enlightenedBy(g, f.seat) > 0 && g.pool > 0 ? f.seat : null),
    options: (g, f) => [{ t: 'draw', markers: { from: 0, to: enlightenedBy(g, f.seat) } }],
    choose: (_g, f, choice, x) => {
      if (choice.t === 'draw') x.call(drawMarkers, drawing(f.seat, choice.markers));
    },
  },
  recruiting: (g, f, x) => {
    beginPhase(g, 'recruiting', f.seat, x);
    x.call(recruiting, { seat: f.seat, placed: [], power: -1, kind: -1, leader: -1, ground: -1 });
  },
  training: (g, f, x) => {
    beginPhase(g, 'training', f.seat, x);
    x.call(training, { seat: f.seat, leader: -1, power: -1, square: -1, left: 0 });
  },
  disbanding: (g, f, x) => {
    beginPhase(g, 'disbanding', f.seat, x);
    x.call(disbanding, { seat: f.seat, square: -1 });
  },
  end: (_g, _f, x) => x.endTurn(),
});

/** 8.2 (2): the free markers of each power he controls whose capital a unit of that same power holds (ruling 3). */
export function freeMarkersOf(g: State, seat: Seat): number {
  const { freeMarkers, capital } = tablesOf(g);
  let count = 0;
  for (let power = 0; power < POWER_COUNT; power++)
    if (g.control[power] === seat && hasNation(g, capital[power], power)) count += freeMarkers[power];
  return count;
}
