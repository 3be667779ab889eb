import { Fragment, type ReactNode } from 'react';

/** A sentence of a lesson: what stands between asterisks is the act itself. */
export function Marked({ text }: { readonly text: string }): ReactNode {
  return text.split('*').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    i % 2 === 0 ? <Fragment key={i}>{part}</Fragment> : <strong key={i}>{part}</strong>,
  );
}
