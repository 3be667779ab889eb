import type { AnyGame, Lesson } from '@cabinet-wars/kernel';
import { type Named, TableInPage } from './table-in-page.ts';
import { Teacher } from './teacher.ts';

/** A table at which one is taught: only how far one has come is kept, and that by the page. */
export class LessonTable extends TableInPage<Teacher> {
  constructor(game: AnyGame, lesson: Lesson, from: number, named: Named, reached: (at: number) => void) {
    super(game, lesson.id, named, (told) => new Teacher(game, lesson, from, { ...told, reached }));
  }

  get lesson(): Teacher {
    return this.leader;
  }
}
