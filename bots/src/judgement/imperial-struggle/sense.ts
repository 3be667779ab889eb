import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import type { AnyGame } from '@cabinet-wars/kernel';
import { learnedValue } from '../../learning/value.ts';
import type { Sense } from '../../levels/player.ts';
import { features } from './features.ts';
import { weights } from './generated/weights.ts';
import { judgementOf, wholeRounds } from './judgement.ts';

const SETTLED = ['action-round.', 'deal.', 'ministries.', 'initiative.', 'bid.', 'allot.'];

/** The sense for the game that all levels share. */
export function sense(game: AnyGame): Sense<State, Choice> {
  const value = learnedValue(game, features, weights);
  const judgement = judgementOf(game, value);
  return {
    judgement,
    far: {
      judgement: wholeRounds(judgement),
      limits: { nodes: 2400, length: 24, width: 12, isMerged: true },
      firsts: (key) => (key === 'action-round.tile' ? 6 : null),
    },
    quick: judgementOf(game, value, true),
    unit: weights.unit,
    isSettled: (key) => SETTLED.some((start) => key.startsWith(start)),
    period: (g) => g.turn,
    // Playing on from tiles had won nothing that could be told from luck (bench/arena); the time is better spent on whole rounds.
    lookAt: () => null,
  };
}
