export { beggarBot, goldGivenTo } from './beggar.ts';
export type { Thinking } from './clock.ts';
export { type Contest, type Played, play } from './contest.ts';
export { type Meeting, type Rating, ratingsOf } from './elo.ts';
export { type Fixture, fixturesOf, type Programme, seedOf } from './fixtures.ts';
export { type GameRecord, recordOf, type Times } from './record.ts';
export { meetingsOf, type Tally, talliesOf } from './tally.ts';
export { type Entrant, hold, type Tournament } from './tournament.ts';
export { type Interval, wilson } from './wilson.ts';
