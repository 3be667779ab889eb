import type { AnyGame } from '@cabinet-wars/kernel';
import { scoreNow } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Choice, State } from '@cabinet-wars/struggle-of-empires/view';
import { learnedValue } from '../../learning/value.ts';
import type { Sense } from '../../levels/player.ts';
import { features } from './features/features.ts';
import { weights as secondWeights } from './generated/second-weights.ts';
import { weights } from './generated/weights.ts';
import { judgementOf } from './judgement.ts';
import { isOfTurn } from './of-turn.ts';

/** Where a plan is chosen, and what no plan tells: proposals and bids. */
const SEARCHED = ['turn.act', 'auction.bid', 'auction.proposeA', 'auction.proposeB'];

const SETTLED = ['turn.act', 'auction.'];

/** The sense for the game that all levels share. */
export function sense(game: AnyGame): Sense<State, Choice> {
  const value = learnedValue(game, features, weights);
  const second = secondWeights === null ? null : judgementOf(game, learnedValue(game, features, secondWeights));
  return {
    judgement: judgementOf(game, value),
    ...(second === null ? {} : { second: { judgement: second, isRethought: isOfTurn } }),
    quick: judgementOf(game, value),
    unit: weights.unit,
    reach: { turns: 2, nodes: 60, most: 60 },
    trust: 2,
    isSettled: (key) => SETTLED.some((start) => key.startsWith(start)),
    period: (g) => g.war,
    points: (g, seat, war) => (g.war > war ? g.vp[g.plays[seat]] : scoreNow(g)[seat].total),
    isSearched: (key) => SEARCHED.includes(key),
    isBetween: (key) => key.startsWith('auction.'),
  };
}
