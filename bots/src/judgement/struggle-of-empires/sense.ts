import type { AnyGame } from '@cabinet-wars/kernel';
import { roundsFor } from '@cabinet-wars/struggle-of-empires/data';
import { players, scoreNow } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Choice, State } from '@cabinet-wars/struggle-of-empires/view';
import type { Judgement } from '../../greedy/judgement.ts';
import { learnedValue } from '../../learning/value.ts';
import type { LevelId } from '../../levels/level.ts';
import type { Sense } from '../../levels/player.ts';
import type { Lookout } from '../../search/rollout.ts';
import { valueByPlayers } from './by-players.ts';
import { features } from './features/features.ts';
import { weights as secondWeights } from './generated/second-weights.ts';
import { weights } from './generated/weights.ts';
import { judgementOf } from './judgement.ts';
import { isOfTurn } from './of-turn.ts';
import { pointsAhead } from './points-ahead.ts';

/**
 * In its last round a war is played on to its end: what has been scored there tells more than what seems to be in sight. Before that
 * the end is too far off for as many play-outs as it takes, and a few turns of them have won nothing (bench/arena).
 */
const LAST_ROUND: Lookout<State> = {
  reach: { turns: Infinity, nodes: 60, most: 1000 },
  trust: 1,
  least: 3,
  patience: 2,
  outcome: pointsAhead,
};

const SETTLED = ['turn.act', 'auction.'];

/** The highest level, advice and looks back judge by what was learned; bargains all levels weigh alike, so that what one would say can be foretold. */
function learnedJudgement(game: AnyGame, byHand: Judgement<State, Choice>): Judgement<State, Choice> {
  const { accepts, offers } = byHand;
  return { ...judgementOf(game, valueByPlayers(game, byHand.value)), accepts, offers };
}

/** The sense for the game that all levels share. */
export function sense(game: AnyGame): Sense<State, Choice> {
  const value = learnedValue(game, features, weights);
  const second = secondWeights === null ? null : judgementOf(game, learnedValue(game, features, secondWeights));
  const byHand = judgementOf(game, value);
  const judgement = learnedJudgement(game, byHand);
  return {
    judgement,
    at: (level: LevelId) => (level === 'marshal' ? judgement : byHand),
    ...(second === null ? {} : { second: { judgement: second, isRethought: isOfTurn } }),
    quick: judgementOf(game, value),
    unit: weights.unit,
    isSettled: (key) => SETTLED.some((start) => key.startsWith(start)),
    period: (g) => g.war,
    points: (g, seat, war) => (g.war > war ? g.vp[g.plays[seat]] : scoreNow(g)[seat].total),
    // What an alliance brings shows in the course of a war: a few turns played on from an auction have told less than its plans.
    lookAt: (key, g) => (key === 'turn.act' && g.round === roundsFor(players(g)) ? LAST_ROUND : null),
  };
}
