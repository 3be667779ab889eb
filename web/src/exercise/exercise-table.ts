import type { AnyGame, Exercise } from '@cabinet-wars/kernel';
import { type Named, TableInPage } from '../lesson/table-in-page.ts';
import { Examiner } from './examiner.ts';

/** A table at which an exercise is set: only that it was solved is kept, and that by the page. */
export class ExerciseTable extends TableInPage<Examiner> {
  constructor(game: AnyGame, exercise: Exercise, named: Named, solved: () => void) {
    super(game, exercise.id, named, (told) => new Examiner(game, exercise, told, solved));
  }

  get exercise(): Examiner {
    return this.leader;
  }
}
