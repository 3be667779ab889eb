export { type Answered, answeringTimes, apart, silenceFor } from './answering-times.ts';
export { askedSeats } from './asked-seats.ts';
export { giveOnlyAnswers, withOneAnswer } from './only-answers.ts';
export { isSnapshotBetween, isSnapshotDue } from './snapshot-due.ts';
export { splitStory } from './split-story.ts';
