export { beggarBot, goldGivenTo } from './beggar.ts';
export type { Thinking } from './clock.ts';
export { type Contest, type Played, play } from './contest.ts';
export { type Entrant, hold, seedOf, type Tally, type Times, type Tournament } from './tournament.ts';
export { type Interval, wilson } from './wilson.ts';
