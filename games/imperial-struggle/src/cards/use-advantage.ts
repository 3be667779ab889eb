import { ADVANTAGE_EFFECT, type Advantage } from '../data/advantages.ts';
import { SPACE, SPACES } from '../data/map/spaces.ts';
import type { Side } from '../data/sides.ts';
import { placeConflict } from '../map/flags.ts';
import { reduceDebt } from '../money/accounts.ts';
import { procedure } from '../procedure.ts';
import { conflictTargets, spendAdvantage } from './advantages.ts';

export interface AdvantageUse {
  side: Side;
  advantage: Advantage;
}

/** Advantages that cost no points: less Debt, or a Conflict. The others are purchases of an action. */
export const useAdvantage = procedure<AdvantageUse>('use-advantage')({
  use: (g, f, x) => {
    spendAdvantage(g, f.advantage, x);
    const effect = ADVANTAGE_EFFECT[f.advantage];
    if (effect.does === 'debt') reduceDebt(g, f.side, -effect.n, 'advantage', x);
  },
  where: {
    who: (g, f) => (ADVANTAGE_EFFECT[f.advantage].does === 'conflict' ? g.seatOf[f.side] : null),
    options: (g, f) => conflictTargets(g, f.advantage).map((space) => ({ t: 'target' as const, space: SPACES[space] })),
    choose: (g, _f, choice, x) => {
      if (choice.t === 'target') placeConflict(g, SPACE[choice.space], false, x);
    },
  },
});
