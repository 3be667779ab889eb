import type { Seat } from '@cabinet-wars/kernel';
import type { Played } from './contest.ts';

/** Thinking times in milliseconds. */
export interface Times {
  readonly count: number;
  readonly mean: number;
  readonly longest: number;
}

/** What is kept of a game: enough for every figure, and small enough to send between threads. */
export interface GameRecord {
  readonly places: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  readonly decisions: number;
  /** By seat. */
  readonly turns: readonly Times[];
  readonly answers: readonly Times[];
}

export const recordOf = ({ result, thinking, decisions }: Played): GameRecord => ({
  places: result.places,
  scores: result.scores,
  decisions,
  turns: thinking.map(({ turns }) => timesOf(turns)),
  answers: thinking.map(({ answers }) => timesOf(answers)),
});

function timesOf(milliseconds: readonly number[]): Times {
  let sum = 0;
  let longest = 0;
  for (const each of milliseconds) {
    sum += each;
    if (each > longest) longest = each;
  }
  return { count: milliseconds.length, mean: milliseconds.length === 0 ? 0 : sum / milliseconds.length, longest };
}

/** Several times as one. */
export function together(all: readonly Times[]): Times {
  const count = all.reduce((sum, each) => sum + each.count, 0);
  const sum = all.reduce((so, { mean, count: n }) => so + mean * n, 0);
  return { count, mean: count === 0 ? 0 : sum / count, longest: Math.max(0, ...all.map(({ longest }) => longest)) };
}
