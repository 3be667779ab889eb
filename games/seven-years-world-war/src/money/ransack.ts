import { type Context, DONE, type Seat } from '@cabinet-wars/kernel';
import { PILLAGE } from '../data/charts.ts';
import { SQUARES, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { eliminate } from '../eliminate.ts';
import { drawing, drawMarkers } from '../markers/draw-markers.ts';
import { roll, rolling } from '../markers/roll.ts';
import { clearMinors } from '../movement/forage.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';
import { named, piecesAt } from '../vocabulary/piece-names.ts';
import { unitsToLose } from './disbanding.ts';
import { gain } from './money.ts';

export interface Ransack {
  seat: Seat;
  square: Square;
  /** By minor units, which brings no loot (4.74). */
  minor: boolean;
  /** How many of the others have picked their marker. */
  drawn: number;
}

/** 26.1, 29.5. One attempt to pillage a square. Strength does not matter (ruling 68). */
export const ransack = procedure<Ransack>('ransack')({
  throwDie: (g, f, x) => {
    g.ransacked.push(f.square);
    x.call(roll, rolling(f.seat, 'pillage'));
  },
  result: (g, f, x) => {
    const result = PILLAGE[g.die - 1];
    x.log?.({ t: 'pillage-tried', seat: f.seat, square: SQUARES[f.square], result, minor: f.minor });
    if (result === 'nothing') return DONE;
    if (result === 'indiscipline') return 'discipline';
    devastate(g, f, x);
    return 'others';
  },
  discipline: {
    who: (_g, f) => f.seat,
    options: (g, f) => unitsToLose(g, f.square),
    choose: (g, f, choice, x) => {
      if (choice.t === 'lose') eliminate(g, named(g, piecesAt(g, f.square), choice.piece), 'pillage', x);
      return DONE;
    },
  },
  /** Each player other than the pillager picks one marker. */
  others: (g, f, x) => {
    f.drawn++;
    if (f.drawn === g.hands.length) return DONE;
    x.call(drawMarkers, drawing((f.seat + f.drawn) % g.hands.length, 1));
    return 'others';
  },
});

/** 29.5 (1) to (3). What then finds no forage is another matter, except for minor units (4.77). */
function devastate(g: State, f: Ransack, x: Context<Event>): void {
  if (!f.minor) gain(g, f.seat, tablesOf(g).value[f.square], 'pillage', x);
  g.pillaged.push(f.square);
  g.enlightened = g.enlightened.filter((square) => square !== f.square);
  clearMinors(g, f.square, x);
}
