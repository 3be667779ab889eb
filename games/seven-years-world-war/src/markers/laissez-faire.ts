import { LAISSEZ_FAIRE_LOSS } from '../data/charts.ts';
import { gain } from '../money/money.ts';
import { procedure } from '../procedure.ts';
import type { TwoDiceEffect } from './effects.ts';
import { roll, rolling } from './roll.ts';

/** 29.7. The first die says whether the second is lost or gained. */
export const laissezFaire = procedure<TwoDiceEffect>('laissez-faire')({
  throw: (_g, f, x) => x.call(roll, rolling(f.seat, 'laissez-faire')),
  throwAgain: (g, f, x) => {
    f.first = g.die;
    x.call(roll, rolling(f.seat, 'laissez-faire'));
  },
  settle: (g, f, x) => gain(g, f.seat, f.first <= LAISSEZ_FAIRE_LOSS ? -g.die : g.die, 'laissez-faire', x),
});
