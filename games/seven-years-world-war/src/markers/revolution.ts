import { DONE } from '@cabinet-wars/kernel';
import { REVOLUTION_FROM } from '../data/charts.ts';
import { POWER_COUNT } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import { occupier } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { NEUTRAL, type State } from '../state.ts';
import type { MarkerEffect } from './effects.ts';
import { loseAll } from './hands-lost.ts';
import { roll, rolling } from './roll.ts';

/** 29.7, ruling 61. While a capital is in enemy hands, a 5 or 6 sends everybody's markers back, leaders and all. */
export const revolution = procedure<MarkerEffect>('revolution')({
  capital: (g, _f, x) => {
    if (isCapitalTaken(g)) return;
    x.log?.({ t: 'revolution', outcome: 'no-capital-taken' });
    return DONE;
  },
  throw: (_g, f, x) => x.call(roll, rolling(f.seat, 'revolution')),
  outbreak: (g, _f, x) => {
    const outbreak = g.die >= REVOLUTION_FROM;
    x.log?.({ t: 'revolution', outcome: outbreak ? 'outbreak' : 'calm' });
    if (outbreak) for (let seat = 0; seat < g.hands.length; seat++) loseAll(g, seat, x);
  },
});

/** Whether an opponent of its controller occupies some power's capital. */
export function isCapitalTaken(g: State): boolean {
  const { capital } = tablesOf(g);
  for (let power = 0; power < POWER_COUNT; power++) {
    const holder = occupier(g, capital[power]);
    if (g.control[power] !== NEUTRAL && holder >= 0 && holder !== g.control[power]) return true;
  }
  return false;
}
