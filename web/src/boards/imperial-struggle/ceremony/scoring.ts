import { ceremonies } from '../../kit/ceremony/ceremony.ts';
import { mapBefore } from '../read/scoring/map-before.ts';
import type { ScoringAgain } from '../read/scoring/scoring-again.ts';
import { scoringAccount, trackBefore } from '../read/scoring/scoring-steps.ts';
import type { BoardModule } from '../read/seen.ts';

export const scorings = ceremonies<ScoringAgain>();

/** Long enough to read a step; nine of them stay under half a minute. */
const STEP = 2400;

/**
 * The Scoring phase of a Peace turn, a step for each thing that is scored and one for the sum. The other side's last round
 * may be a part of the same change: how the table lay is read from what comes after, not from what was seen before.
 */
export const scoringOf: NonNullable<BoardModule['ceremony']> = (events, before, after) => {
  const account = scoringAccount(events, trackBefore(events, after.open.vp));
  if (account === null || account.steps.length === 0) return null;
  const { turn, awards } = before.open;
  const about = { account, open: { ...mapBefore(after.open, events), turn, awards } };
  return scorings.make({ events: account.events, steps: [...account.steps.map(() => STEP), null], about });
};
