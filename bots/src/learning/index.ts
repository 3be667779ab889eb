export { type Contrasts, countOfContrasts, joinedContrasts } from './contrasts/contrasts.ts';
export { fitContrasts, type Prior } from './contrasts/least-squares.ts';
export { type Trying, tryingGame } from './contrasts/trying-game.ts';
export type { AnyCourse, Course, Trials } from './course.ts';
export {
  type Beginning,
  deviation,
  evolved,
  firstPopulation,
  mirrored,
  type Population,
  straying,
  type Trial,
} from './evolution.ts';
export { FeatureTable } from './features.ts';
export { type Fitting, fit, lossOf } from './fit.ts';
export { Network, sigmoid, type Weights } from './network.ts';
export type { Fitted } from './normal-equations.ts';
export { outcomeOf } from './outcome.ts';
export { countOf, joined, type Samples, spreadOf, widthOf } from './samples.ts';
export { type SelfPlay, selfPlay } from './self-play.ts';
export { startingWeights, unscaled, weighed } from './start.ts';
export { targetsOf } from './targets.ts';
export { learnedValue, shareOf, type Value } from './value.ts';
export { pointsOf, weightsOf } from './weights-of.ts';
