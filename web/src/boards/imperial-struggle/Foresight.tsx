import { useEffect } from 'react';
import { buyingIn, isBuying, waysAt } from './read/purchases/buying.ts';
import { afterOf } from './read/purchases/preview.ts';
import type { BoardProps } from './read/seen.ts';
import { desk } from './state/desk.ts';

/** Rests of the pointer that are shorter are on their way elsewhere. */
const RESTS = 50;

/**
 * What the pointer rests upon may be laid open next: what would come of buying it is worked out meanwhile. It draws nothing, and
 * stands apart so that the board is not drawn again with every move of the pointer.
 */
export function Foresight({ view, ask }: Pick<BoardProps, 'view' | 'ask'>): null {
  const pointed = desk.use((each) => each.pointed);
  useEffect(() => {
    if (pointed === null || !isBuying(ask)) return;
    const timer = setTimeout(() => {
      const [best] = waysAt(buyingIn(view, desk.get().preferred), pointed);
      if (best !== undefined) afterOf(view, best);
    }, RESTS);
    return () => clearTimeout(timer);
  }, [pointed, view, ask]);
  return null;
}
