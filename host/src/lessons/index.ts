export { LessonRun, type Otherwise } from './lesson-run.ts';
export { isMeant, readLine } from './line.ts';
