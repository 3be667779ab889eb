import {
  type Place,
  type Purchase,
  priceOf,
  type Shop,
  shopOf,
  type Ware,
} from '@cabinet-wars/seven-years-world-war/reckoning';
import { makeStore } from '../../kit/store.ts';
import type { OpenView, OwnAsk } from '../read/seen.ts';

/** Whose year is being bought for: what is in the basket means nothing at another. */
export const yearOf = (ask: OwnAsk, open: OpenView): string => `${ask.seat} ${open.turn}`;

/** What the rail and the map share: the basket, the row whose squares are lit, and markers paid for but not yet drawn. */
export const shopping = makeStore<{
  readonly year: string;
  readonly basket: readonly Purchase[];
  readonly row: string | null;
  readonly markersDue: number;
  /** The year in which something was paid for last. */
  readonly paidIn: string | null;
}>({ year: '', basket: [], row: null, markersDue: 0, paidIn: null });

export const rowOf = ({ t, power, kind }: Pick<Ware, 't' | 'power' | 'kind'>): string => [t, power, kind].join(' ');

export const belongsTo = (ware: Ware, purchase: Purchase): boolean =>
  purchase.t === 'unit'
    ? ware.t === 'unit' && ware.power === purchase.power && ware.kind === purchase.kind
    : ware.t === purchase.t;

export const countIn = (basket: readonly Purchase[], ware: Ware): number =>
  basket.filter((purchase) => belongsTo(ware, purchase)).length;

/** One more of a ware: where one points, else on the best square; null where there is none. */
export function oneMore(ware: Ware, square?: string): Purchase | null {
  if (ware.t === 'marker') return (ware.left ?? 0) > 0 ? { t: 'marker' } : null;
  const place: Place | undefined =
    square === undefined ? ware.places[0] : ware.places.find((each) => each.square === square);
  if (place === undefined) return null;
  if (ware.t !== 'unit') return { t: ware.t, square: place.square };
  const { power, kind } = ware;
  return power === null || kind === null ? null : { t: 'unit', power, kind, square: place.square };
}

/** One less: the last that was put in. */
export function oneLess(basket: readonly Purchase[], ware: Ware): readonly Purchase[] {
  const at = basket.findLastIndex((purchase) => belongsTo(ware, purchase));
  return at < 0 ? basket : basket.toSpliced(at, 1);
}

/** What of a basket can still be had, in its order: restoring a square may be what the next thing in it needs. */
export function stillToBeHad(open: OpenView, seat: number, basket: readonly Purchase[]): readonly Purchase[] {
  const kept: Purchase[] = [];
  for (const purchase of basket) {
    const { wares, left } = shopOf(open, seat, kept);
    const square = purchase.t === 'marker' ? undefined : purchase.square;
    const isOpen = wares.some((ware) => belongsTo(ware, purchase) && oneMore(ware, square) !== null);
    if (isOpen && priceOf(open, purchase) <= left) kept.push(purchase);
  }
  return kept;
}

/** The shop with what is in the basket, as far as that can still be had. */
export function shopWith(
  open: OpenView,
  ask: OwnAsk,
  { year, basket }: { readonly year: string; readonly basket: readonly Purchase[] },
): { readonly basket: readonly Purchase[]; readonly shop: Shop } {
  const kept = year === yearOf(ask, open) ? stillToBeHad(open, ask.seat, basket) : [];
  return { basket: kept, shop: shopOf(open, ask.seat, kept) };
}

/** The row whose squares are lit: the one looked at last, else the first that has any. */
export const litRow = ({ wares }: Shop, row: string | null): Ware | null =>
  wares.find((ware) => rowOf(ware) === row && ware.places.length > 0) ??
  wares.find(({ places }) => places.length > 0) ??
  null;

/** Puts one more of a ware into the basket. */
export function putIn(open: OpenView, ask: OwnAsk, basket: readonly Purchase[], ware: Ware, square?: string): void {
  const purchase = oneMore(ware, square);
  if (purchase === null) return;
  shopping.set({ year: yearOf(ask, open), basket: [...basket, purchase], row: rowOf(ware) });
}
