import { DONE } from '@cabinet-wars/kernel';
import { landOf, MINORS } from '../data/powers.ts';
import { recruitingFor, recruitingTable } from '../minor-powers/recruiting-table.ts';
import { procedure } from '../procedure.ts';
import type { MarkerEffect } from './effects.ts';

const LANDS_OFFERED = MINORS.map((land) => ({ t: 'land', land }) as const);

/**
 * 4.71, 11.6: in the treasury phase, one roll on the recruiting table for a minor power of one's choice (ruling 62). In other
 * phases the marker lets a force move, attack or pillage, and the phase itself sees to that.
 */
export const minorPowerAlliance = procedure<MarkerEffect>('minor-power-alliance')({
  purpose: (g) => {
    if (g.phase === 'movement' || g.phase === 'combat' || g.phase === 'pillage') return DONE;
  },
  land: {
    who: (_g, f) => f.seat,
    options: () => LANDS_OFFERED.slice(),
    choose: (_g, f, choice, x) => {
      if (choice.t === 'land') x.call(recruitingTable, recruitingFor(f.seat, landOf(choice.land)));
    },
  },
});
