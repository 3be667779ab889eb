import { reckoningOfAgreements } from '../diplomacy/reckoning-of-agreements.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { reckon } from './reckon.ts';

/** 3.1 (7). A year has passed: agreements are reckoned with (21.2), leaders are turned face up (20.41). */
export const endOfTurn = procedure('end-of-turn')({
  agreements: (_g, _f, x) => x.call(reckoningOfAgreements, {}),
  refresh: (g, _f, x) => {
    rouse(g);
    reckon(g, x);
    x.endTurn();
  },
});

function rouse(g: State): void {
  for (let box = 0; box < g.tired.length; box++) {
    g.leaders[box] += g.tired[box];
    g.tired[box] = 0;
  }
}
