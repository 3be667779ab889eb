import { AWARDS, REGIONS, START_VP } from '@cabinet-wars/imperial-struggle/data';
import type { Event, OpenView } from '../seen.ts';
import { mapBefore } from './map-before.ts';
import { type ScoringAccount, scoringAccount } from './scoring-steps.ts';

/** A Scoring phase that is over, and the table as it was then. */
export interface ScoringAgain {
  readonly account: ScoringAccount;
  readonly open: OpenView;
}

/** The Scoring phase of a Peace turn, read from the story so far; null where it has not come to that. */
export function scoringOfTurn(open: OpenView, events: readonly Event[], turn: number): ScoringAgain | null {
  const at = events.findIndex((event) => event.t === 'scoring-begins' && event.turn === turn);
  if (at < 0) return null;
  const earlier = events.slice(0, at);
  const moved = earlier.findLast((event) => event.t === 'vp');
  const account = scoringAccount(events.slice(at), moved?.t === 'vp' ? moved.now : START_VP);
  if (account === null) return null;
  return { account, open: { ...mapBefore(open, events.slice(at)), turn, awards: awardsIn(earlier, open) } };
}

/** The Awards that lay open last. */
const awardsIn = (events: readonly Event[], open: OpenView): OpenView['awards'] =>
  REGIONS.map((region, i) => {
    const shown = events.findLast((event) => event.t === 'award-shown' && event.region === region);
    return shown?.t === 'award-shown' ? AWARDS.indexOf(shown.award) : open.awards[i];
  });

/** The Peace turns that have been scored. */
export const turnsScored = (events: readonly Event[]): number[] =>
  events.flatMap((event) => (event.t === 'scoring-begins' ? [event.turn] : []));

/** What somebody has decided: after any of it the last scoring is no news. A War may begin, and go far, before that. */
const DECIDED: readonly Event['t'][] = ['tile-taken', 'conquered', 'refused', 'ministries-chosen', 'event-discarded'];

/** The Peace turn that has been scored since anybody decided something; null where none has. */
export function turnJustScored(events: readonly Event[]): number | null {
  const last = events.findLast(({ t }) => t === 'scoring-begins' || DECIDED.includes(t));
  return last?.t === 'scoring-begins' ? last.turn : null;
}
