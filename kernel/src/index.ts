export * from './chance/chance.ts';
export * from './chance/recorded.ts';
export * from './chance/scripted.ts';
export * from './chance/sealed.ts';
export * from './chance/seeded.ts';
export * from './choice.ts';
export { DataSets } from './data/data-sets.ts';
export { Faults, type Fields, type Loaded } from './data/faults.ts';
export * from './data/own-data.ts';
export { type Description, describe } from './describe.ts';
export * from './encoding/index.ts';
export { explainWish, hasKnownNames, type Unoffered } from './explain.ts';
export { Context } from './flow/context.ts';
export { Flow } from './flow/flow.ts';
export * from './flow/procedure.ts';
export type { Asked, Question } from './flow/question.ts';
export * from './game.ts';
export * from './guards.ts';
export * from './ids.ts';
export {
  type Exercise,
  type ExerciseBook,
  type ExerciseTexts,
  exerciseAt,
  type FoundExercise,
  type FoundPosition,
  hasIdea,
  type PlayedWay,
  type SearchedGame,
} from './learn/exercise.ts';
export type { HowToChapter, HowToPart, HowToPlay, HowToTexts } from './learn/how-to-play.ts';
export type { Lesson, LessonBook, LessonStep, LessonTexts, StepTexts } from './learn/lesson.ts';
export * from './look-ahead/index.ts';
export { type ComponentNotes, type LoadedGame, type Manifest, playedWith, type WithData } from './manifest.ts';
export { type ChoiceFields, isWrittenAs, type Notation, notationOf } from './notation.ts';
export * from './plain.ts';
export { playAtRandom, type RandomGame, type Watch } from './random-play.ts';
export * from './reason.ts';
export * from './schema.ts';
export * from './seat.ts';
export { mostFirst, type SmallGame, smallGame } from './small-game.ts';
export * from './state.ts';
export type { Asks, OwnAsk } from './table/asks.ts';
export { type LogLine, type ToldEvent, tellLine } from './table/event-log.ts';
export { type Entry, outcomesOf } from './table/journal.ts';
export type { Offer } from './table/offers.ts';
export type { Opening, SavedOf } from './table/opening.ts';
export { ASK_ME, askMe, EMPTY_HANDED } from './table/orders.ts';
export { Recorder } from './table/recorder.ts';
export { CannotReplay } from './table/redo.ts';
export { CannotLoad, CannotOpen, type Header, type Saved, type SavedSource, type Snapshot } from './table/saved.ts';
export { Table, type TableOf } from './table/table.ts';
export type { Done, Taken } from './table/taken.ts';
export * from './terms.ts';
export { sayReason } from './texts/kernel-texts.ts';
export * from './texts/languages.ts';
export { sayByKind, type TextTables, textsFromTables } from './texts/text-tables.ts';
export * from './texts/texts.ts';
export { codeOf, messageOf } from './thrown.ts';
export { type Ended, exportTranscript } from './transcript/export.ts';
export { journalOf, type Replayable } from './transcript/journal.ts';
export { wholeTranscript } from './transcript/of-game.ts';
export { type Proof, type ProvedNonce, type ProvedRoll, proofOf } from './transcript/proof.ts';
export { type Read, readTranscript } from './transcript/read.ts';
export type { Item, Problem, Transcript, TranscriptOutcome } from './transcript/transcript.ts';
export { type Verified, verifyTranscript } from './transcript/verify.ts';
export { writeTranscript } from './transcript/write.ts';
