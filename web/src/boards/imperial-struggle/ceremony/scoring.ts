import { ceremonies } from '../../kit/ceremony/ceremony.ts';
import { type ScoringAccount, scoringAccount } from '../read/scoring-steps.ts';
import type { BoardModule } from '../read/seen.ts';

export const scorings = ceremonies<ScoringAccount>();

/** Long enough to read a step; nine of them stay under half a minute. */
const STEP = 2400;

/** The Scoring phase of a Peace turn, a step for each thing that is scored and one for the sum. */
export const scoringOf: NonNullable<BoardModule['ceremony']> = (events, before) => {
  const about = scoringAccount(events, before.open.vp);
  if (about === null || about.steps.length === 0) return null;
  return scorings.make({ events: about.events, steps: [...about.steps.map(() => STEP), null], about });
};
