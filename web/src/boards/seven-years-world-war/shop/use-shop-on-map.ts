import { useMemo } from 'react';
import type { Marks } from '../read/marks.ts';
import type { OpenView, OwnAsk } from '../read/seen.ts';
import { keyOf } from '../read/things.ts';
import { litRow, putIn, shopping, shopWith } from './basket.ts';

/** The shop as the map sees it: the squares of the row looked at are lit, and pointing at one puts a unit there. */
export interface ShopOnMap {
  readonly marks: Marks;
  /** Whether the square takes one more of it; then that is in the basket. */
  put(square: string): boolean;
}

/** Null where nobody shops, or nothing can be placed any more. */
export function useShopOnMap(ask: OwnAsk | null, open: OpenView): ShopOnMap | null {
  const { year, basket, row } = shopping.use((all) => all);
  return useMemo(() => {
    if (ask?.key !== 'recruiting.hub') return null;
    const { shop, basket: kept } = shopWith(open, ask, { year, basket });
    const lit = litRow(shop, row);
    if (lit === null) return null;
    return {
      marks: Object.fromEntries(lit.places.map(({ square }) => [keyOf({ t: 'square', square }), { state: 'may' }])),
      put: (square) => {
        const takesOne = lit.places.some((place) => place.square === square);
        if (takesOne) putIn(open, ask, kept, lit, square);
        return takesOne;
      },
    };
  }, [ask, open, year, basket, row]);
}
