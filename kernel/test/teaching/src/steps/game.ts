import { DONE } from '@cabinet-wars/kernel';
import { endGame } from '../ending.ts';
import { roundsOf } from '../options.ts';
import { procedure } from '../state.ts';
import { round } from './round.ts';

/** Rule 1. As many rounds as agreed, unless somebody conquers the land before. */
export const game = procedure('game')({
  rounds: (g, _f, x) => {
    if (g.round === roundsOf[g.options.length]) return;
    x.call(round, { turns: 0 });
    return 'rounds';
  },
  end: (g, _f, x) => {
    endGame(g, 'rounds', x);
    return DONE;
  },
});
