import './learn.css';
import { inLanguage, type LessonBook } from '@cabinet-wars/kernel';
import { Suspense, use } from 'react';
import { type GameForPages, games, useGame } from '../../boards/games.ts';
import { coverOf } from '../../boards/registry.ts';
import { useLearnTexts } from '../../i18n/learn/index.ts';
import { progressOf } from '../../lesson/progress.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { ExerciseList } from '../exercises/exercise-list.tsx';
import { Cover } from '../lobby/cover.tsx';
import { Loading } from '../parts/loading.tsx';
import { LearnBar } from './learn-bar.tsx';
import { lessonsOf } from './lesson-page.tsx';

/** What there is to learn, of all games or of one: the lesson step by step, exercises, how to play. */
export default function LearnPage({ game }: { readonly game: string | null }) {
  const texts = useLearnTexts();
  const shown = games.filter(({ id }) => game === null || id === game);
  return (
    <div className="learn-page">
      <LearnBar />
      <main className="learn" id="content" tabIndex={-1}>
        <h1>{texts.title}</h1>
        <p className="learn-intro">{texts.intro}</p>
        {shown.map(({ id }) => (
          <Suspense key={id} fallback={<Loading />}>
            <LearnGame id={id} />
          </Suspense>
        ))}
      </main>
    </div>
  );
}

function LearnGame({ id }: { readonly id: string }) {
  const texts = useLearnTexts();
  const { language } = useSettings();
  const loaded = useGame(id);
  const books = use(lessonsOf(loaded));
  const title = inLanguage(coverOf(id).title, language);
  const { loadHowToPlay, loadExercises } = loaded.entry;
  // A game from outside may have nothing to teach.
  if (books.length === 0 && loadHowToPlay === undefined && loadExercises === undefined) return null;
  return (
    <section className="learn-game">
      <h2 className="ruled">{title}</h2>
      <div className="learn-ways">
        <Cover game={id} name={title} />
        <div>
          {books.map((book) => (
            <LessonOverview key={book.lesson.id} loaded={loaded} book={book} />
          ))}
          {loadHowToPlay !== undefined && (
            <p>
              <a className="link" href={addressOf({ page: 'how-to-play', game: id })}>
                {texts.inFiveMinutes}
              </a>
            </p>
          )}
        </div>
        <ExerciseList loaded={loaded} />
      </div>
    </section>
  );
}

function LessonOverview({ loaded, book }: { readonly loaded: GameForPages; readonly book: LessonBook }) {
  const learn = useLearnTexts();
  const { language } = useSettings();
  const game = loaded.entry.id;
  const { lesson } = book;
  const texts = inLanguage(book.texts, language);
  const { at, isFinished } = progressOf(game, lesson.id);
  return (
    <article>
      <h3>{texts.title}</h3>
      <p>{texts.about}</p>
      <p className="row">
        <a className="button primary" href={addressOf({ page: 'lesson', game, at: null })}>
          {at > 0 ? learn.goOnAt(at + 1) : learn.learnIn(lesson.minutes)}
        </a>
        {at > 0 && (
          <a className="button" href={addressOf({ page: 'lesson', game, at: 0 })}>
            {learn.again}
          </a>
        )}
        {isFinished && <span className="note">{learn.finished}</span>}
      </p>
      <details>
        <summary>{learn.steps}</summary>
        <ol className="learn-steps">
          {lesson.steps.map(({ id }, i) => (
            <li key={id}>
              <a className="link" href={addressOf({ page: 'lesson', game, at: i })}>
                {texts.steps[id].title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}
