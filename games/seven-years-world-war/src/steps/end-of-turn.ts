import type { State } from '../state.ts';
import { procedure } from '../words.ts';

/** 3.1 (7). A year has passed: leaders are turned face up (20.41), agreements run out. */
export const endOfTurn = procedure('end-of-turn')({
  refresh: (g, _f, x) => {
    rouse(g);
    g.agreements = g.agreements.filter(({ until }) => until > g.turn);
    x.endTurn();
  },
});

function rouse(g: State): void {
  for (let box = 0; box < g.tired.length; box++) {
    g.leaders[box] += g.tired[box];
    g.tired[box] = 0;
  }
}
