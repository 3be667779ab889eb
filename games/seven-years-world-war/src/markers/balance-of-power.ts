import { procedure } from '../procedure.ts';
import { isLeader, loseAtRandom } from './hands.ts';
import { roll, rolling } from './roll.ts';

/** 29.7, ruling 60. Whoever has the initiative, or had it last, rolls and returns so many markers at random, leaders apart. */
export const balanceOfPower = procedure('balance-of-power')({
  throw: (g, _f, x) => x.call(roll, rolling(g.initiative, 'balance-of-power', g.initiative)),
  lose: (g, _f, x) => loseAtRandom(g, g.initiative, g.die, x, (marker) => !isLeader(marker)),
});
