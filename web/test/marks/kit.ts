import type { Language } from '@cabinet-wars/kernel';
import { expect } from 'vitest';
import type { Term } from '../../src/boards/kit/terms/term.ts';
import { termKey } from '../../src/boards/kit/terms/terms-in.ts';

interface Explaining {
  glossary?(language: Language): readonly Term[];
  marks?(language: Language): readonly Term[];
}

export const idsOf = ({ glossary, marks }: Explaining, language: Language): ReadonlySet<string> =>
  new Set([...(glossary?.(language) ?? []), ...(marks?.(language) ?? [])].map(termKey));

/** Every mark of the page that a selector finds has a term that the board explains, and can be asked with the focus. */
export function expectExplained(known: ReadonlySet<string>, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)];
    expect(found.length, `${selector} is drawn`).toBeGreaterThan(0);
    for (const mark of found) {
      const term = mark.closest('[data-term]')?.getAttribute('data-term');
      expect(known.has(term ?? ''), `${selector}: ${term ?? 'no term'}`).toBe(true);
      expect(isReached(mark), `${selector} is reached with the keyboard`).toBe(true);
    }
  }
  for (const whole of document.querySelectorAll('[data-focus-term]'))
    expect(known.has(whole.getAttribute('data-focus-term') ?? ''), whole.outerHTML.slice(0, 80)).toBe(true);
  for (const mark of document.querySelectorAll('[data-term]'))
    expect(known.has(mark.getAttribute('data-term') ?? ''), mark.outerHTML.slice(0, 80)).toBe(true);
}

/** In something that takes the focus, with a control in it, or one beside it that explains them all. */
const isReached = (mark: Element): boolean =>
  mark.closest('button, [tabindex="0"]') !== null ||
  mark.closest('[data-term]')?.querySelector('button') != null ||
  mark.closest('li, section')?.querySelector('[data-focus-term]') != null;
