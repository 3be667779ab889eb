import { type Context, DONE, type Procedure, type Seat, same } from '@cabinet-wars/kernel';
import { drawing, drawMarkers } from '../markers/draw-markers.ts';
import { loseAll } from '../markers/hands-lost.ts';
import { roll, rolling } from '../markers/roll.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Agreement } from '../vocabulary/clauses.ts';
import type { Event } from '../vocabulary/events.ts';

export interface Breach {
  by: Seat;
  /** Whom he has wronged and not yet made good. */
  wronged: Seat[];
  broken: Agreement[];
}

/** 21.2, ruling 64. Who breaks a written agreement loses all his markers; whom he wronged rolls a die for as many. */
export const breach: Procedure<Breach, State, Choice, Event> = procedure<Breach>('breach')({
  punish: (g, f, x) => {
    for (const { clause, to } of f.broken)
      if (clause !== 'treaty') x.log?.({ t: 'agreement-broken', clause, seat: f.by, to });
    g.agreements = g.agreements.filter((one) => !f.broken.some((other) => same(one, other)));
    loseAll(g, f.by, x);
  },
  throw: (_g, f, x) => {
    if (f.wronged.length === 0) return DONE;
    x.call(roll, rolling(f.wronged[0], 'agreement'));
  },
  recompense: (g, f, x) => {
    x.call(drawMarkers, drawing(f.wronged.shift()!, g.die));
    return 'throw';
  },
});

/** Punishes a player at once for whatever he has just broken; nothing happens if that is nothing. */
export function callBreach(broken: readonly Agreement[], x: Context<Event>): void {
  if (broken.length === 0) return;
  const wronged = [...new Set(broken.map(({ to }) => to))];
  x.call(breach, { by: broken[0].by, wronged, broken: broken.map((one) => ({ ...one })) });
}
