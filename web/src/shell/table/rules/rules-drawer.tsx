import type { RulesSection } from '@cabinet-wars/kernel';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Term } from '../../../boards/kit/terms/term.ts';
import { uncommonTerms } from '../../../boards/kit/terms/terms-in.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../icons.tsx';
import { useSettings } from '../../../settings.ts';
import { WithTerms } from '../../help/with-terms.tsx';
import type { Picking } from '../../table-state/use-picking.ts';
import type { Sitting } from '../../table-state/use-table.ts';
import { OtherEditions, VariantsHere } from './rules-here.tsx';
import { rulesSection } from './rules-section.ts';

const GLOSSARY = 'glossary';
const NO_TERMS: readonly Term[] = [];

interface Props {
  readonly sitting: Sitting;
  readonly picking: Picking;
  /** Where it opens; null for what the open question is about. */
  readonly section: string | null;
  onSection(section: string): void;
  onClose(): void;
}

/** The rules beside the table: only this game's edition, what concerns the open question first, searchable. */
export default function RulesDrawer({ sitting, picking, section, onSection, onClose }: Props) {
  const shell = useTexts();
  const { language } = useSettings();
  const { texts, client, loaded } = sitting;
  const { edition } = client.facts.options;
  const { RulesFigure } = loaded.board;
  const [sought, setSought] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const article = useRef<HTMLElement>(null);
  useEffect(() => search.current?.focus({ preventScroll: true }), []);
  const sections = useMemo(
    () => (texts.rules ?? []).filter((each) => each.edition === undefined || each.edition === edition),
    [texts, edition],
  );
  const { ask } = picking;
  const forNow = useMemo(() => {
    if (ask === null) return [];
    const own = rulesSection(sitting, ask.key)?.id;
    const more = loaded.board.rulesNow?.(ask.key, ask.options) ?? [];
    return [...new Set([...(own === undefined ? [] : [own]), ...more])];
  }, [ask, sitting, loaded]);
  const glossary = useMemo(() => loaded.board.glossary?.(language) ?? [], [loaded, language]);
  const terms = uncommonTerms(glossary);
  const isGlossary = section === GLOSSARY && glossary.length > 0;
  const shown = sections.find(({ id }) => id === (section ?? forNow[0])) ?? sections[0];
  const hits = sought.trim().length < 2 ? null : sections.filter((each) => holds(each, sought));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each section begins at its top
  useEffect(() => {
    if (article.current !== null) article.current.scrollTop = 0;
  }, [shown?.id]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && hits !== null && hits.length > 0) {
      const at = hits.findIndex(({ id }) => id === shown?.id);
      onSection(hits[(at + 1) % hits.length].id);
    }
  };
  const link = ({ id, title }: RulesSection) => (
    <li key={id}>
      <button
        type="button"
        aria-current={(isGlossary ? id === GLOSSARY : id === shown?.id) ? 'true' : undefined}
        onClick={() => onSection(id)}
      >
        {title}
      </button>
    </li>
  );
  return (
    <aside className="rules-drawer" aria-label={shell.rules} onKeyDown={press}>
      <header>
        <Icon name="book" />
        <h2>{shell.rules}</h2>
        {typeof edition === 'string' && <span className="rules-edition">{texts.value('edition', edition)}</span>}
        <button type="button" className="icon-button" aria-label={shell.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
        <VariantsHere texts={texts} options={client.facts.options} />
      </header>
      <label className="rules-search">
        <span className="visually-hidden">{shell.findRule}</span>
        <input
          ref={search}
          type="search"
          placeholder={shell.findRule}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <small aria-live="polite">
          {hits !== null && (hits.length === 0 ? shell.nothingFound : shell.placesFound(hits.length))}
        </small>
      </label>
      <nav aria-label={shell.contents}>
        {hits === null ? (
          <>
            {forNow.length > 0 && <p className="label">{shell.forYouNow}</p>}
            <ul>{forNow.flatMap((id) => sections.filter((each) => each.id === id)).map(link)}</ul>
            <p className="label">{shell.allRules}</p>
            <ul>
              {sections.map(link)}
              {glossary.length > 0 && link({ id: GLOSSARY, title: shell.glossary, body: [] })}
            </ul>
          </>
        ) : (
          <ul>{hits.map(link)}</ul>
        )}
      </nav>
      {isGlossary ? (
        <Glossary terms={glossary} title={shell.glossary} sought={sought} />
      ) : shown === undefined ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where nothing in it takes the focus
        <article ref={article} tabIndex={0} aria-label={shown.title}>
          <h3>{shown.title}</h3>
          {RulesFigure !== undefined && <RulesFigure section={shown.id} language={language} />}
          <Body section={shown} terms={terms} sought={hits === null ? '' : sought} onSection={onSection} />
          <OtherEditions texts={texts} section={shown} />
        </article>
      )}
    </aside>
  );
}

/** All words of the game with what they mean. */
function Glossary({
  terms,
  title,
  sought,
}: {
  readonly terms: readonly Term[];
  readonly title: string;
  readonly sought: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
    <article tabIndex={0} aria-label={title}>
      <h3>{title}</h3>
      <dl className="glossary">
        {terms.map(({ names, meaning }) => (
          <div key={names[0]}>
            <dt>{names[0]}</dt>
            <dd>
              <WithTerms text={meaning} terms={NO_TERMS} sought={sought} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const textOf = ({ title, body }: RulesSection): string => [title, ...body.flat()].join(' ');
const holds = (section: RulesSection, sought: string): boolean =>
  textOf(section).toLowerCase().includes(sought.trim().toLowerCase());

interface BodyProps {
  readonly section: RulesSection;
  readonly terms: readonly Term[];
  readonly sought: string;
  onSection(section: string): void;
}

function Body({ section, terms, sought, onSection }: BodyProps) {
  const written = (text: string) => <WithTerms text={text} terms={terms} sought={sought} onSection={onSection} />;
  return section.body.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>{written(part)}</p>
    ) : (
      <ul key={part.join()}>
        {part.map((point) => (
          <li key={point}>{written(point)}</li>
        ))}
      </ul>
    ),
  );
}
