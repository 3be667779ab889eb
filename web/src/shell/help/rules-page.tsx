import { inLanguage, type RulesSection } from '@cabinet-wars/kernel';
import { Suspense, useEffect } from 'react';
import { games, useGame } from '../../boards/games.ts';
import { useTexts } from '../../i18n/index.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { Bar } from '../parts/bar.tsx';
import { Reconstructed } from './reconstructed.tsx';
import { RulesBody } from './rules-body.tsx';

function GameRules({ game, section }: { readonly game: string; readonly section: string | null }) {
  const texts = useTexts();
  const { language } = useSettings();
  const text = inLanguage(useGame(game).texts, language);
  const sections = text.rules ?? [];
  /** Of a section that each edition has in its own words, which one this is. */
  const editionOf = ({ edition }: RulesSection) =>
    edition === undefined ? '' : ` · ${text.value('edition', edition)}`;
  const keyOf = ({ id, edition = '' }: RulesSection) => `${id} ${edition}`;
  const isFirst = (each: RulesSection) => sections.find(({ id }) => id === each.id) === each;
  useEffect(() => {
    if (section !== null) document.getElementById(`rule-${section}`)?.scrollIntoView();
  }, [section]);
  return (
    <>
      <h1>{texts.rulesOf(text.title)}</h1>
      <Reconstructed game={game} texts={text} />
      {sections.length === 0 && <p>{texts.noRules}</p>}
      {sections.length > 0 && (
        <nav className="rules-contents" aria-label={texts.contents}>
          <ol>
            {sections.filter(isFirst).map(({ id, title }) => (
              <li key={id}>
                <a href={addressOf({ page: 'rules', game, section: id })}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((each) => (
        <section key={keyOf(each)} id={isFirst(each) ? `rule-${each.id}` : undefined} className="rule">
          <h2>
            {each.title}
            {editionOf(each)}
          </h2>
          <RulesBody body={each.body} />
        </section>
      ))}
    </>
  );
}

function GameLink({ id }: { readonly id: string }) {
  const { language } = useSettings();
  const { texts } = useGame(id);
  return <a href={addressOf({ page: 'rules', game: id, section: null })}>{inLanguage(texts, language).title}</a>;
}

export default function RulesPage({
  game,
  section,
}: {
  readonly game: string | null;
  readonly section: string | null;
}) {
  const texts = useTexts();
  return (
    <div className="rules-page">
      <Bar>
        <nav aria-label={texts.menu}>
          <a href={addressOf({ page: 'lobby' })}>{texts.tables}</a>
          <a href={addressOf({ page: 'rules', game: null, section: null })} aria-current="page">
            {texts.rules}
          </a>
        </nav>
      </Bar>
      <main className="rules" id="content" tabIndex={-1}>
        {game !== null ? (
          <GameRules game={game} section={section} />
        ) : (
          <>
            <h1>{texts.rules}</h1>
            <ul>
              {games.map(({ id }) => (
                <li key={id}>
                  <Suspense>
                    <GameLink id={id} />
                  </Suspense>
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </div>
  );
}
