import { DONE } from '@cabinet-wars/kernel';
import { TURNS } from '../data/charts.ts';
import { procedure } from '../procedure.ts';
import { setUp } from '../set-up/set-up.ts';
import { turn } from './turn.ts';
import { pointsOf, ratioOf } from './victory.ts';

/** The whole game (3.0): set-up, seven turns or fewer by treaty (22.22), and the reckoning. */
export const wholeGame = procedure('game')({
  setUp: (_g, _f, x) => x.call(setUp, { done: 0, tied: [], thrown: [] }),
  nextTurn: (g, _f, x) => {
    if (g.turn === TURNS || g.treaty) return 'reckoning';
    g.turn++;
    x.log?.({ t: 'turn-begins', turn: g.turn });
    x.call(turn, { heard: 0 });
    return 'nextTurn';
  },
  reckoning: (g, _f, x) => {
    const points = g.hands.map((_, seat) => pointsOf(g, seat));
    const ratios = g.hands.map((_, seat) => ratioOf(g, seat));
    const reason = g.turn < TURNS ? 'treaty' : 'last-turn';
    g.final = { points, ratios, reason };
    g.active = -1;
    x.log?.({ t: 'game-ends', points: points.slice(), ratios: ratios.slice(), reason });
    x.endTurn();
    return DONE;
  },
});
