import type { ReactNode } from 'react';
import { partsOf } from './sentence-parts.ts';

/** A sentence in which names stand out. */
export const Named = ({
  text: sentence,
  names,
}: {
  readonly text: string;
  readonly names: readonly string[];
}): ReactNode =>
  partsOf(sentence, names).map(({ text, isName }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which never changes
    isName ? <strong key={i}>{text}</strong> : text,
  );
