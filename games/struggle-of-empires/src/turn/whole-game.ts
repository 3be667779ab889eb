import { WARS } from '../data/numbers.ts';
import { procedure } from '../procedure.ts';
import { endGame } from '../scoring/end-of-game.ts';
import { setUp } from '../set-up/set-up.ts';
import { war } from './war.ts';

/** The whole game: set-up, three wars, the reckoning. */
export const wholeGame = procedure('game')({
  setUp: (_g, _f, x) => x.call(setUp, { players: 0, drawn: [], placed: 0 }),
  war: (_g, _f, x) => x.call(war, {}),
  nextWar: (g) => {
    if (g.war === WARS) return 'end';
    g.war++;
    return 'war';
  },
  end: (g, _f, x) => endGame(g, x),
});
