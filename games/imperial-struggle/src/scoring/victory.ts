import { BRITAIN_WINS_AT, FRANCE_WINS_AT } from '../data/numbers.ts';
import { BRITAIN, FRANCE, NOBODY, SIDES, type Side } from '../data/sides.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';

/** Ways a game ends. */
export const ENDINGS = ['peace-sweep', 'war-sweep', 'vp', 'final', 'final-debt', 'final-even'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The game ends here and now. */
export function win(g: State, winner: Side, reason: Ending, x: Context): void {
  g.final = { winner, reason };
  x.log?.({ t: 'game-over', winner: SIDES[winner], reason, vp: g.vp });
  x.endGame();
}

/** A victory check: somebody who has won everything there was to win, else the ends of the track. */
export function checkVictory(g: State, sweeper: Side, how: 'peace-sweep' | 'war-sweep', x: Context): void {
  if (sweeper !== NOBODY) win(g, sweeper, how, x);
  else if (g.vp <= BRITAIN_WINS_AT) win(g, BRITAIN, 'vp', x);
  else if (g.vp >= FRANCE_WINS_AT) win(g, FRANCE, 'vp', x);
}
