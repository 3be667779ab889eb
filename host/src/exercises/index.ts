export { ExerciseRun, type Verdict } from './exercise-run.ts';
