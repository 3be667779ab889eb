import type { ReactNode } from 'react';

/** What an Event does. Where it says E, D or M, the letters explain themselves. */
export function EffectText({
  text,
  isInline = false,
}: {
  readonly text: string;
  readonly isInline?: boolean;
}): ReactNode {
  const term = /(?<!\p{L})[EDM](?!\p{L})/u.test(text) ? 'action-points' : undefined;
  return isInline ? <span data-term={term}>{text}</span> : <p data-term={term}>{text}</p>;
}
