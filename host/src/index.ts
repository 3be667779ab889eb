export { askedSeats } from './asked-seats.ts';
export { giveOnlyAnswers, withOneAnswer } from './only-answers.ts';
export { isSnapshotBetween, isSnapshotDue } from './snapshot-due.ts';
export { splitStory } from './split-story.ts';
