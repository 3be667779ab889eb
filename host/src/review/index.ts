export type { Reviewed } from './decisions.ts';
export type { Moment } from './moments.ts';
export type { Progress } from './progress.ts';
export { atOnce, type Course, courseInSteps, type Judged, judgementInSteps, turningPoints } from './review.ts';
