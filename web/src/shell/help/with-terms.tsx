import { type ReactNode, useId, useState } from 'react';
import type { Term } from '../../boards/kit/terms/term.ts';
import { termsIn } from '../../boards/kit/terms/terms-in.ts';
import { useTexts } from '../../i18n/index.ts';

interface Props {
  readonly text: string;
  readonly terms: readonly Term[];
  /** What is searched for, to be marked. */
  readonly sought?: string;
  onSection?(section: string): void;
}

/** A text in which words of the glossary explain themselves, each where it first comes. */
export function WithTerms({ text, terms, sought = '', onSection }: Props) {
  const searched = sought.trim().length > 1 ? sought.trim() : null;
  return termsIn(text, terms, searched === null ? [] : [searched]).map(({ text: part, term }, i) => {
    const isSought = searched !== null && part.toLowerCase().includes(searched.toLowerCase());
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never changes
    if (term === null) return isSought ? <mark key={i}>{part}</mark> : part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never changes
      <TermWord key={i} term={term} onSection={onSection}>
        {isSought ? <mark>{part}</mark> : part}
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
