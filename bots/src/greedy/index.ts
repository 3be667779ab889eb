export type { Dilemma, Judgement, Settled } from './judgement.ts';
export { middling } from './middling.ts';
export { plannerOf } from './planner.ts';
