import type { ReactNode } from 'react';
import { partsOf } from './sentence-parts.ts';
import { TermText } from './terms/TermText.tsx';
import type { Term } from './terms/term.ts';

interface Props {
  readonly text: string;
  readonly names: readonly string[];
  /** Words that explain themselves. */
  readonly terms?: readonly Term[];
}

/** A sentence in which names stand out. */
export const Named = ({ text: sentence, names, terms = [] }: Props): ReactNode =>
  partsOf(sentence, names).map(({ text, isName }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which never changes
    isName ? <strong key={i}>{text}</strong> : <TermText key={i} text={text} terms={terms} />,
  );
