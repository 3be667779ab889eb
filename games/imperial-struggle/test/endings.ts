import type { Result } from '@cabinet-wars/kernel';

const wins = (seat: number, reason: string) => (result: Result) =>
  result.reason === reason && result.places[0][0] === seat;
const ends = (reason: string) => (result: Result) => result.reason === reason;
const FRENCH = 0;
const BRITISH = 1;

/** Every way to win, and how the result shows it. Each has a recorded game in `golden/`. */
export const ENDINGS = {
  'france-at-thirty': wins(FRENCH, 'vp'),
  'britain-at-zero': wins(BRITISH, 'vp'),
  'all-awards-and-demands': ends('peace-sweep'),
  'all-theatres': ends('war-sweep'),
  'france-after-final-scoring': wins(FRENCH, 'final'),
  'britain-after-final-scoring': wins(BRITISH, 'final'),
  'more-available-debt': ends('final-debt'),
  'britain-when-all-is-even': ends('final-even'),
} as const satisfies Record<string, (result: Result) => boolean>;

export type Ending = keyof typeof ENDINGS;

export const goldenFile = (ending: Ending): URL => new URL(`golden/${ending}.txt`, import.meta.url);
