import type { Reviewer } from '@cabinet-wars/bots';
import type { AnyGame, Seat } from '@cabinet-wars/kernel';
import type { Limits } from '../bots/think.ts';
import type { Recording } from '../history/play-through.ts';
import { decisionsInSteps, type Reviewed } from './decisions.ts';
import { type Moment, momentsInSteps } from './moments.ts';
import type { Progress } from './progress.ts';

/** How a game went, by seat: in the game's own points, or in those a bot values positions with. */
export interface Course {
  readonly isInPoints: boolean;
  readonly moments: readonly Moment[];
  /** By seat what all dice together gave or took. */
  readonly luck: readonly number[];
}

/** What a bot makes of a seat's own decisions. */
export interface Judged {
  /** Those in which something was at stake. */
  readonly decisions: readonly Reviewed[];
  /** How many were what the bot would have done, how many nearly as good, and how many clearly worse. */
  readonly same: number;
  readonly near: number;
  readonly worse: number;
  /**
   * What those that were not the same gave away, the middle one of them. Never their sum: plans reach to the end of a period,
   * and what was missed at one choice is often still there, and missed again, at the next.
   */
  readonly typical: number;
  /** The one that gave away most; null where none did. */
  readonly dearest: Reviewed | null;
}

/** Of a reviewer's unit: less than the first is nothing at stake, and no difference; more than the second is clearly worse. */
const SAME = 1 / 32;
const WORSE = 1 / 8;

/** How the game went and what was luck, for all seats at once. A step at a time, so that whoever runs it can stop. */
export function* courseInSteps(
  game: AnyGame,
  reviewer: Reviewer,
  recording: Recording,
  seed: string,
): Generator<Progress, Course> {
  const moments = yield* momentsInSteps(game, reviewer, recording, seed);
  const seats = recording.header.players.map((_, seat) => seat);
  const { isInPoints } = reviewer;
  return { isInPoints, moments, luck: seats.map((seat) => moments.reduce((sum, { dice }) => sum + dice[seat], 0)) };
}

/** What came of a moment for a seat; what dice made of the plan counts half, or narrow escapes would outweigh what has happened. */
export const swingFor = ({ plan, dice }: Moment, seat: Seat): number =>
  Math.abs(plan[seat] + dice[seat]) + Math.abs(dice[seat]) / 2;

/** The moments that changed most for a seat, in the order of the game: whoever set them off, by plan and by dice. */
export function turningPoints({ moments }: Course, seat: Seat, most: number): readonly Moment[] {
  return moments
    .toSorted((a, b) => swingFor(b, seat) - swingFor(a, seat))
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

/** What a bot makes of all a seat decided. Slower: a plan is thought out for every decision. */
export function* judgementInSteps(
  game: AnyGame,
  reviewer: Reviewer,
  recording: Recording,
  seat: Seat,
  limits: Limits,
): Generator<Progress, Judged> {
  const all = yield* decisionsInSteps(game, reviewer, recording, seat, limits);
  const decisions = all.filter(({ stake }) => stake > SAME * reviewer.unit);
  const worse = decisions.filter(({ lost }) => lost > WORSE * reviewer.unit).length;
  const same = decisions.filter(({ lost }) => lost <= SAME * reviewer.unit).length;
  const dearest = decisions.reduce<Reviewed | null>(
    (most, each) => (each.lost > (most?.lost ?? 0) ? each : most),
    null,
  );
  const missed = decisions.map(({ lost }) => lost).filter((lost) => lost > SAME * reviewer.unit);
  return { decisions, same, worse, near: decisions.length - same - worse, typical: median(missed), dearest };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Either at once. */
export function atOnce<T>(steps: Generator<Progress, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
