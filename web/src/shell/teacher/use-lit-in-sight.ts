import { useEffect } from 'react';
import { useMedia } from '../../use-media.ts';

/** What is lit in the rail: a button of its own, or the one row that is not dimmed. */
const LIT = '.rail [data-meant="yes"], .rail .choices:has(.unmeant) .choice:not(.unmeant)';
/** On a phone the plates of a board are as long as its lists. */
const LIT_ON_A_PHONE = `${LIT}, .board [data-meant="yes"]`;
const LOOKS_EVERY = 150;

/** By the edge of its list, or by what stands fast at the foot of it. */
function isCovered(lit: Element): boolean {
  const { left, top, width, height } = lit.getBoundingClientRect();
  const seen = (y: number) => document.elementFromPoint(left + width / 2, y);
  return ![seen(top + 4), seen(top + height - 4)].every((each) => each !== null && lit.contains(each));
}

/** A long list is scrolled to what is lit in it, once for each; under the teacher's sheet of a phone nothing is. */
export function useLitInSight(): void {
  const isWide = useMedia('(min-width: 1100px)');
  useEffect(() => {
    let last: Element | null = null;
    const timer = setInterval(() => {
      if (!isWide && document.querySelector('.teacher[data-folded]') === null) {
        // When the sheet is put away again the list may stand elsewhere.
        last = null;
        return;
      }
      const lit = document.querySelector(isWide ? LIT : LIT_ON_A_PHONE);
      if (lit !== last && lit !== null && isCovered(lit)) lit.scrollIntoView({ block: 'center', inline: 'center' });
      last = lit;
    }, LOOKS_EVERY);
    return () => clearInterval(timer);
  }, [isWide]);
}
