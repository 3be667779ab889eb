import type { Term } from '../../boards/kit/terms/term.ts';

/** An explanation, and the mark it stands beside. */
export interface Tip {
  readonly at: Element;
  readonly name: string | null;
  readonly meaning: string;
  /** What it comes to here, such as how much of it a power has. */
  readonly note: string | null;
  /** Whether it is to be said aloud: the focus has not moved to what it describes. */
  readonly isSaid: boolean;
}

export function tipOf(at: Element, term: Term | undefined, isSaid = false): Tip | null {
  const note = at.getAttribute('data-note');
  if (term !== undefined) return { at, name: term.names[0], meaning: term.meaning, note, isSaid };
  const tip = at.getAttribute('data-tip') ?? (at.matches('.icon-button') ? at.getAttribute('aria-label') : null);
  return tip === null ? null : { at, name: null, meaning: tip, note, isSaid };
}

export const wordsOf = ({ name, meaning, note }: Tip): string =>
  [name === null ? '' : `${name}:`, meaning, note ?? ''].join(' ').trim();
