import { type ReactNode, useId, useState } from 'react';
import type { Term } from '../../boards/kit/board.ts';
import { useTexts } from '../../i18n/index.ts';

interface Props {
  readonly text: string;
  readonly terms: readonly Term[];
  /** What is searched for, to be marked. */
  readonly sought?: string;
  onSection?(section: string): void;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in which words of the glossary explain themselves, each where it first comes. */
export function WithTerms({ text, terms, sought = '', onSection }: Props) {
  const names = terms.flatMap((term) => term.names.map((name) => ({ name, term })));
  const wanted = [...names.map(({ name }) => name), ...(sought.trim().length > 1 ? [sought.trim()] : [])];
  if (wanted.length === 0) return text;
  const longestFirst = wanted.sort((a, b) => b.length - a.length).map(escaped);
  const parts = text.split(new RegExp(`(?<![\\p{L}])(${longestFirst.join('|')})(?![\\p{L}])`, 'iu'));
  const told = new Set<Term>();
  return parts.map((part, i) => {
    const found = names.find(({ name }) => name.toLowerCase() === part.toLowerCase())?.term;
    const isSought = sought.trim().length > 1 && part.toLowerCase().includes(sought.trim().toLowerCase());
    const marked = isSought ? <mark>{part}</mark> : part;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never changes
    if (found === undefined || told.has(found)) return isSought ? <mark key={i}>{part}</mark> : part;
    told.add(found);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never changes
      <TermWord key={i} term={found} onSection={onSection}>
        {marked}
      </TermWord>
    );
  });
}

/** A word with its meaning: on the pointer after a moment, on the focus at once. */
function TermWord({
  term,
  onSection,
  children,
}: {
  readonly term: Term;
  onSection?: Props['onSection'];
  readonly children: ReactNode;
}) {
  const texts = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="term" data-open={isOpen || undefined}>
      <button
        type="button"
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.stopPropagation();
          setOpen(false);
        }}
      >
        {children}
      </button>
      <span id={id} role="tooltip" className="term-meaning">
        <strong>{term.names[0]}</strong> {term.meaning}
        {term.section !== undefined && onSection !== undefined && (
          <button
            type="button"
            className="link small"
            tabIndex={-1}
            onPointerDown={() => onSection(term.section ?? '')}
          >
            {texts.rules}
          </button>
        )}
      </span>
    </span>
  );
}
