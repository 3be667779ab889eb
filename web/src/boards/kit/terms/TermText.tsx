import './terms.css';
import type { ReactNode } from 'react';
import type { Term } from './term.ts';
import { termKey, termsIn } from './terms-in.ts';

/** A text whose words of the glossary answer the pointer, the focus and a long press, also inside a button. */
export const TermText = ({ text, terms }: { readonly text: string; readonly terms: readonly Term[] }): ReactNode =>
  termsIn(text, terms).map(({ text: part, term }, i) =>
    term === null ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never changes
      <span key={i} className="term-here" data-term={termKey(term)}>
        {part}
      </span>
    ),
  );
