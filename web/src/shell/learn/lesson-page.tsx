import { inLanguage, type LessonBook } from '@cabinet-wars/kernel';
import { use, useEffect, useMemo } from 'react';
import { type GameForPages, useGame } from '../../boards/games.ts';
import { useTexts } from '../../i18n/index.ts';
import { LessonTable } from '../../lesson/lesson-table.ts';
import { playOn } from '../../lesson/play-on.ts';
import { keepProgress, progressOf } from '../../lesson/progress.ts';
import { go } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { AtTable } from '../table/table-page.tsx';
import { LessonContext, type LessonHost } from '../teacher/lesson-context.ts';

const fetched = new Map<string, Promise<readonly LessonBook[]>>();

/** The lessons of a game, fetched once. */
export function lessonsOf({ entry }: GameForPages): Promise<readonly LessonBook[]> {
  const known = fetched.get(entry.id) ?? entry.loadLessons?.() ?? Promise.resolve([]);
  fetched.set(entry.id, known);
  return known;
}

/** A lesson on the real board. `at` is the step to begin with; without it, where one left off. */
export default function LessonPage({ game, at }: { readonly game: string; readonly at: number | null }) {
  const loaded = useGame(game);
  const [book] = use(lessonsOf(loaded));
  return book === undefined ? null : <InLesson loaded={loaded} book={book} at={at} />;
}

interface Props {
  readonly loaded: GameForPages;
  readonly book: LessonBook;
  readonly at: number | null;
}

function InLesson({ loaded, book, at }: Props) {
  const shell = useTexts();
  const { language } = useSettings();
  const { game } = loaded;
  const { lesson } = book;
  const texts = inLanguage(book.texts, language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is not begun again for another language
  const table = useMemo(() => {
    const from = Math.min(at ?? progressOf(game.id, lesson.id).at, lesson.steps.length - 1);
    const named = { table: texts.title, learner: shell.meName, others: shell.bot };
    return new LessonTable(game, lesson, from, named, (step) =>
      keepProgress(game.id, lesson.id, step, lesson.steps.length),
    );
  }, [game, lesson, at]);
  useEffect(() => () => void table.close(), [table]);
  const host = useMemo(
    (): LessonHost => ({
      texts,
      leave: () => go({ page: 'learn', game: game.id }),
      playOn: () => void playOn(table, loaded),
    }),
    [texts, table, game, loaded],
  );
  return (
    <LessonContext value={host}>
      <AtTable client={table} />
    </LessonContext>
  );
}
