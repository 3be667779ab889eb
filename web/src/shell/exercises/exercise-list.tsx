import '../examiner/examiner.css';
import { type ExerciseBook, inLanguage } from '@cabinet-wars/kernel';
import { use } from 'react';
import type { GameForPages } from '../../boards/games.ts';
import { dayOf, ofTheDay } from '../../exercise/of-the-day.ts';
import { isSolved, solvedOf } from '../../exercise/solved.ts';
import { useExerciseTexts } from '../../i18n/exercise/index.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { exercisesOf } from './exercises-of.ts';

/** The exercises of a game: today's first, then all, with those that are solved. */
export function ExerciseList({ loaded }: { readonly loaded: GameForPages }) {
  const book = use(exercisesOf(loaded));
  return book === null ? null : <Exercises game={loaded.entry.id} book={book} />;
}

function Exercises({ game, book }: { readonly game: string; readonly book: ExerciseBook }) {
  const shell = useExerciseTexts();
  const { language } = useSettings();
  const { exercises } = book;
  const texts = inLanguage(book.texts, language);
  const today = ofTheDay(exercises, dayOf(Date.now()));
  return (
    <article className="exercises">
      <h3>{shell.exercises}</h3>
      <p>{shell.about}</p>
      {today !== undefined && (
        <p className="exercise-today row">
          <span className="label">{shell.ofTheDay}</span>
          <a className="button" href={addressOf({ page: 'exercise', game, id: today.id })}>
            {texts[today.id].title}
          </a>
          {isSolved(game, today.id) && <span className="note">{shell.solved}</span>}
        </p>
      )}
      <p className="label">{shell.solvedOf(solvedOf(game, exercises), exercises.length)}</p>
      <ol className="exercise-list">
        {exercises.map(({ id }) => (
          <li key={id}>
            <span className="exercise-mark" data-solved={isSolved(game, id)} aria-hidden="true" />
            <a className="link" href={addressOf({ page: 'exercise', game, id })}>
              {texts[id].title}
            </a>
            <span className="visually-hidden">{isSolved(game, id) ? shell.solved : shell.notSolved}</span>
          </li>
        ))}
      </ol>
      <p className="note">{shell.byBots}</p>
    </article>
  );
}
