export { LessonRun, type Otherwise } from './lesson-run.ts';
export { letReact, playLine, readLine } from './line.ts';
export { type Reckoned, reckon, wordsOf } from './reckon.ts';
