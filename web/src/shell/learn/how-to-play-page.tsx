import './how-to-play.css';
import { type HowToChapter, type HowToPart, type HowToPlay, inLanguage } from '@cabinet-wars/kernel';
import { Suspense, use, useState } from 'react';
import { type Figures, figuresOf } from '../../boards/figures.ts';
import { type GameForPages, useGame } from '../../boards/games.ts';
import { useTexts } from '../../i18n/index.ts';
import { useLearnTexts } from '../../i18n/learn/index.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { Cover } from '../lobby/cover.tsx';
import { Loading } from '../parts/loading.tsx';
import { Marked } from '../teacher/marked.tsx';
import { LearnBar } from './learn-bar.tsx';

const fetched = new Map<string, Promise<readonly [HowToPlay | null, Figures]>>();

/** The page of a game and its pictures, fetched once. */
function pageOf({ entry }: GameForPages): Promise<readonly [HowToPlay | null, Figures]> {
  const known =
    fetched.get(entry.id) ?? Promise.all([entry.loadHowToPlay?.() ?? Promise.resolve(null), figuresOf(entry.id)]);
  fetched.set(entry.id, known);
  return known;
}

/** A game in five minutes: read, or printed. */
export default function HowToPlayPage({ game }: { readonly game: string }) {
  return (
    <div className="how-page">
      <LearnBar />
      <main className="how" id="content" tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Page game={game} />
        </Suspense>
      </main>
    </div>
  );
}

function Page({ game }: { readonly game: string }) {
  const texts = useLearnTexts();
  const shell = useTexts();
  const { language } = useSettings();
  const loaded = useGame(game);
  const [book, figures] = use(pageOf(loaded));
  const [chosen, choose] = useState<string | null>(null);
  const ofGame = inLanguage(loaded.texts, language);
  if (book === null) return <p>{shell.noRules}</p>;
  const { about, chapters } = inLanguage(book.texts, language);
  const edition = chosen ?? book.editions?.values[0] ?? null;
  return (
    <article>
      <header className="how-head">
        <div>
          <p className="label">{texts.howToPlay}</p>
          <h1>{ofGame.title}</h1>
          <p className="how-about">{about}</p>
          {book.editions !== null && (
            <fieldset className="how-editions">
              <legend className="visually-hidden">{texts.whichEdition}</legend>
              {book.editions.values.map((value) => (
                <label key={value} data-on={value === edition || undefined}>
                  <input type="radio" name="edition" checked={value === edition} onChange={() => choose(value)} />
                  {ofGame.value(book.editions?.option ?? '', value)}
                </label>
              ))}
            </fieldset>
          )}
          <p className="row how-ways">
            <a className="button primary" href={addressOf({ page: 'lesson', game, at: null })}>
              {texts.learnIn(loaded.entry.lessonMinutes ?? 10)}
            </a>
            <a className="button" href={addressOf({ page: 'rules', game, section: null })}>
              {texts.fullRules}
            </a>
            <button type="button" className="button" onClick={() => print()}>
              {texts.print}
            </button>
          </p>
        </div>
        <Cover game={game} name={shell.boardOf(ofGame.title)} />
      </header>
      {chapters.map((chapter) => (
        <Chapter key={chapter.title} chapter={chapter} edition={edition} figures={figures} />
      ))}
      <footer className="how-foot">
        <p>
          {texts.thenFullRules}{' '}
          <a className="link" href={addressOf({ page: 'rules', game, section: null })}>
            {texts.fullRules}
          </a>
        </p>
      </footer>
    </article>
  );
}

interface ChapterProps {
  readonly chapter: HowToChapter;
  readonly edition: string | null;
  readonly figures: Figures;
}

function Chapter({ chapter: { title, body, only = {}, figure, caption }, edition, figures }: ChapterProps) {
  const Figure = figure === undefined ? undefined : figures[figure];
  const parts = [...body, ...(edition === null ? [] : (only[edition] ?? []))];
  return (
    <section className="how-chapter" data-figure={Figure !== undefined || undefined}>
      <div className="how-text">
        <h2>{title}</h2>
        {parts.map((part) => (
          <Part key={String(part)} part={part} />
        ))}
      </div>
      {Figure !== undefined && (
        <figure>
          <Figure />
          <figcaption>{caption}</figcaption>
        </figure>
      )}
    </section>
  );
}

const Part = ({ part }: { readonly part: HowToPart }) =>
  typeof part === 'string' ? (
    <p>
      <Marked text={part} />
    </p>
  ) : (
    <ul>
      {part.map((point) => (
        <li key={point}>
          <Marked text={point} />
        </li>
      ))}
    </ul>
  );
