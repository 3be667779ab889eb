export type { Ahead, End, Gesture, Outlook, Tally } from './gesture.ts';
export { imagine, lookAhead, lookAheadInSteps } from './look-ahead.ts';
