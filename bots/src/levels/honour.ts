import type { Choice, GameState } from '@cabinet-wars/kernel';
import type { Recall } from '../bot.ts';
import type { Dilemma, Settled } from '../greedy/judgement.ts';
import type { Level, LevelId } from './level.ts';
import type { Sense } from './player.ts';

/** What one's word is worth to each, in units of the value: it is broken for more than that. Gentle ones never break it. */
const WORTH_OF_A_WORD: Readonly<Record<LevelId, number>> = {
  cadet: Number.POSITIVE_INFINITY,
  ensign: Number.POSITIVE_INFINITY,
  captain: 0.6,
  marshal: 0.35,
};

/** The plans with what a broken word costs counted in, the best first. */
export function inHonour<G extends GameState, C extends Choice>(
  { judgement, unit }: Sense<G, C>,
  { id }: Level,
  dilemma: Dilemma<G, C>,
  plans: readonly Settled<C>[],
  recall: Recall,
): readonly Settled<C>[] {
  const { breaks } = judgement;
  if (breaks === undefined || recall.heard.length === 0) return plans;
  const broken = plans.filter((each) => breaks(dilemma, each, recall));
  // Where nothing else is left to do there is nothing to choose.
  if (broken.length === 0 || broken.length === plans.length) return plans;
  const price = WORTH_OF_A_WORD[id] * unit;
  return plans
    .map((each) => (broken.includes(each) ? { ...each, gain: each.gain - price } : each))
    .sort((a, b) => b.gain - a.gain);
}
