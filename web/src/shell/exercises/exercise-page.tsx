import { type ExerciseBook, inLanguage } from '@cabinet-wars/kernel';
import { use, useEffect, useMemo } from 'react';
import { type GameForPages, useGame } from '../../boards/games.ts';
import { ExerciseTable } from '../../exercise/exercise-table.ts';
import { keepSolved } from '../../exercise/solved.ts';
import { useTexts } from '../../i18n/index.ts';
import { playOn } from '../../lesson/play-on.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { ExerciseContext, type ExerciseHost } from '../examiner/exercise-context.ts';
import { AtTable } from '../table/table-page.tsx';
import { exercisesOf } from './exercises-of.ts';

/** An exercise on the real board; one that does not exist is the first. */
export default function ExercisePage({ game, id }: { readonly game: string; readonly id: string }) {
  const loaded = useGame(game);
  const book = use(exercisesOf(loaded));
  if (book === null) return null;
  const at = Math.max(
    0,
    book.exercises.findIndex((each) => each.id === id),
  );
  return <InExercise loaded={loaded} book={book} at={at} />;
}

interface Props {
  readonly loaded: GameForPages;
  readonly book: ExerciseBook;
  readonly at: number;
}

function InExercise({ loaded, book, at }: Props) {
  const shell = useTexts();
  const { language } = useSettings();
  const { game } = loaded;
  const exercise = book.exercises[at];
  const texts = inLanguage(book.texts, language)[exercise.id];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is not begun again for another language
  const table = useMemo(() => {
    const named = { table: texts.title, learner: shell.meName, others: shell.bot };
    return new ExerciseTable(game, exercise, named, () => keepSolved(game.id, exercise.id));
  }, [game, exercise]);
  useEffect(() => () => void table.close(), [table]);
  const host = useMemo((): ExerciseHost => {
    const of = book.exercises.length;
    return {
      texts,
      measure: inLanguage(book.measure, language),
      at: at + 1,
      of,
      next: addressOf({ page: 'exercise', game: game.id, id: book.exercises[(at + 1) % of].id }),
      all: addressOf({ page: 'learn', game: game.id }),
      playOn: () => void playOn(table, loaded),
    };
  }, [texts, language, book, at, table, loaded, game]);
  return (
    <ExerciseContext value={host}>
      <AtTable client={table} />
    </ExerciseContext>
  );
}
