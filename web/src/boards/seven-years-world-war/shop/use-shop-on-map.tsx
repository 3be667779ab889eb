import type { SquareId } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useMemo } from 'react';
import { type Naming, namingOf } from '../i18n/index.ts';
import { RoomTags } from '../map/layers/RoomTags.tsx';
import type { Marks } from '../read/map/marks.ts';
import { keyOf } from '../read/map/things.ts';
import type { BoardProps } from '../read/seen.ts';
import { litRow, putIn, shopping, shopWith } from './basket.ts';

/** The shop as the map sees it: the squares of the row looked at are lit, and pointing at one puts a unit there. */
export interface ShopOnMap {
  readonly marks: Marks;
  /** How many are placed, of how many that have room. */
  readonly over: ReactNode;
  /** Where the next one would go. */
  readonly next: SquareId | null;
  /** Whether the square takes one more of it; then that is in the basket. */
  put(square: string): boolean;
}

/** Null where nobody shops, or nothing can be placed any more. */
export function useShopOnMap({ ask, view, language }: BoardProps): ShopOnMap | null {
  const open = view.open;
  const { year, basket, row } = shopping.useLater((all) => all);
  return useMemo(() => {
    if (ask?.key !== 'recruiting.hub') return null;
    const { shop, basket: kept } = shopWith(open, ask, { year, basket });
    const lit = litRow(shop, row);
    if (lit === null) return null;
    const naming: Naming = namingOf(language);
    const placed = (square: SquareId) =>
      kept.filter((purchase) => purchase.t === 'unit' && purchase.square === square).length;
    const tags = lit.places.map(({ square, room }) => ({
      square,
      text: naming.own.placedOf(placed(square), placed(square) + room),
    }));
    return {
      marks: Object.fromEntries(lit.places.map(({ square }) => [keyOf({ t: 'square', square }), { state: 'may' }])),
      over: lit.t === 'unit' ? <RoomTags tags={tags} /> : null,
      next: lit.places[0]?.square ?? null,
      put: (square) => {
        // The basket as it is: of two quick presses the map may not have followed the first.
        const now = shopWith(open, ask, shopping.get());
        const ware = litRow(now.shop, shopping.get().row);
        const takesOne = ware?.places.some((place) => place.square === square) ?? false;
        if (ware !== null && takesOne) putIn(open, ask, now.basket, ware, square);
        return takesOne;
      },
    };
  }, [ask, open, year, basket, row, language]);
}
