export { type Review, type Reviewed, reviewInSteps, reviewOf } from './review.ts';
