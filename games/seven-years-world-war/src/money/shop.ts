import { copy, frameOf, type Seat } from '@cabinet-wars/kernel';
import { MARKER_COST, restorationCost } from '../data/charts.ts';
import { POWER, POWERS, type Power, type PowerId } from '../data/powers.ts';
import { SQUARES, type Square, type SquareId, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { KIND, KINDS, type KindId, RECRUIT_OF, STOCK_OF, STOCKS, UNIT } from '../data/units.ts';
import { powersOf } from '../diplomacy/control.ts';
import { provisionNeed } from '../movement/forage.ts';
import { raise } from '../pieces.ts';
import { NO_PIECE, type OpenState } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { BOUGHT, mayFortify, placesFor, roomIn } from './may-recruit.ts';
import { squaresHeld } from './money.ts';
import { mayBuyMarker, mayRestore, type Recruiting } from './recruiting.ts';

/** One thing in the basket of whoever recruits (11.0). Nothing is paid before all of it is. */
export type Purchase =
  | { readonly t: 'unit'; readonly power: PowerId; readonly kind: KindId; readonly square: SquareId }
  | { readonly t: 'fortify'; readonly square: SquareId }
  | { readonly t: 'restore'; readonly square: SquareId }
  | { readonly t: 'marker' };

/** A row of the shop: what can be had, for how much, how many are left of it, and where it could still be put. */
export interface Ware {
  readonly t: Purchase['t'];
  /** Of units alone. */
  readonly power: PowerId | null;
  readonly kind: KindId | null;
  /** What one costs; 0 where that depends on the square, see `places`. */
  readonly price: number;
  /** Counters of the mix, markers in the pool; null where nothing is used up. */
  readonly left: number | null;
  readonly places: readonly Place[];
}

/** A square that would take one more, what that costs there, and for how many more new units it has room. */
export interface Place {
  readonly square: SquareId;
  readonly price: number;
  readonly room: number;
}

/** What is said to have a thing: recruits are also told where to gather. */
export function choicesFor(purchase: Purchase): Choice[] {
  switch (purchase.t) {
    case 'unit':
      return [
        { t: 'recruit', power: purchase.power, kind: purchase.kind },
        { t: 'place', square: purchase.square },
      ];
    case 'marker':
      return [{ t: 'buy-marker' }];
    default:
      return [{ t: purchase.t, square: purchase.square }];
  }
}

export function priceOf(g: OpenState, purchase: Purchase): number {
  const { recruitCost, value } = tablesOf(g);
  switch (purchase.t) {
    case 'unit':
      return recruitCost[RECRUIT_OF[KIND[purchase.kind]]];
    case 'fortify':
      return recruitCost[UNIT['fortified-zone']];
    case 'restore':
      return restorationCost(value[squareOf(purchase.square)]);
    case 'marker':
      return MARKER_COST;
  }
}

export const sumOf = (g: OpenState, basket: readonly Purchase[]): number =>
  basket.reduce((sum, purchase) => sum + priceOf(g, purchase), 0);

/** A shop as it stands with a basket in hand. */
export interface Shop {
  readonly treasury: number;
  readonly sum: number;
  readonly left: number;
  /** What provisioning would cost if winter came now, with all that is in the basket (19.2). */
  readonly winter: number;
  readonly wares: readonly Ware[];
}

/** What a player who recruits can still have, by what everybody sees. */
export function shopOf(g: OpenState, seat: Seat, basket: readonly Purchase[]): Shop {
  const sum = sumOf(g, basket);
  const placed = [...(frameOf<Recruiting>(g, 'recruiting')?.placed ?? [])];
  const after = withBasket(g, seat, basket, placed);
  return {
    treasury: g.treasury[seat],
    sum,
    left: after.treasury[seat],
    winter: provisionNeed(after, seat),
    wares: [...unitWares(after, seat, placed), ...works(after, seat), markerWare(after, seat)],
  };
}

/** The table as it will lie once the basket is paid for; `placed` grows by the squares that get new units. */
function withBasket(g: OpenState, seat: Seat, basket: readonly Purchase[], placed: Square[]): OpenState {
  const after = copy(g);
  for (const purchase of basket) {
    after.treasury[seat] -= priceOf(g, purchase);
    if (purchase.t === 'marker') {
      after.pool--;
      continue;
    }
    const square = squareOf(purchase.square);
    if (purchase.t === 'restore') after.pillaged = after.pillaged.filter((each) => each !== square);
    if (purchase.t === 'fortify') turnBase(after, square);
    if (purchase.t === 'unit') {
      raise(after, POWER[purchase.power], RECRUIT_OF[KIND[purchase.kind]], square);
      placed.push(square);
    }
  }
  return after;
}

function turnBase(g: OpenState, square: Square): void {
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (g.face[piece] === UNIT.base) g.face[piece] = UNIT['fortified-zone'];
}

/** Every kind a player's powers have counters of, by kind and then by power. */
function unitWares(g: OpenState, seat: Seat, placed: readonly Square[]): Ware[] {
  const held = squaresHeld(g, seat);
  const wares: Ware[] = [];
  for (const kind of BOUGHT)
    for (const power of powersOf(g, seat)) {
      const { left, all } = countersOf(g, power, kind);
      if (all === 0) continue;
      const price = tablesOf(g).recruitCost[RECRUIT_OF[kind]];
      const open = left > 0 && price <= g.treasury[seat] ? placesFor(g, seat, power, kind, placed, held) : [];
      const places = inOrder(g, power, open).map((square) => ({
        square: SQUARES[square],
        price,
        room: roomIn(g, square, placed),
      }));
      wares.push({ t: 'unit', power: POWERS[power], kind: KINDS[kind], price, left, places });
    }
  return wares;
}

/** How many counters of a kind a power has, and how many of them are off the map (11.4). */
function countersOf(g: OpenState, power: Power, kind: number): { readonly left: number; readonly all: number } {
  const { firstPiece, pieceEnd } = tablesOf(g);
  const group = power * STOCKS.length + STOCK_OF[RECRUIT_OF[kind]];
  const where = g.where.slice(firstPiece[group], pieceEnd[group]);
  return { left: where.filter((square) => square < 0).length, all: where.length };
}

/** The capital first, then the squares that are worth most. */
function inOrder(g: OpenState, power: Power, squares: readonly Square[]): Square[] {
  const { capital, value } = tablesOf(g);
  const rank = (square: Square) => (square === capital[power] ? Number.POSITIVE_INFINITY : value[square]);
  return [...squares].sort((a, b) => rank(b) - rank(a) || a - b);
}

/** Bases to be fortified and pillage to be undone, where there is any. */
function works(g: OpenState, seat: Seat): Ware[] {
  const { value } = tablesOf(g);
  const zone = tablesOf(g).recruitCost[UNIT['fortified-zone']];
  const bases = squaresHeld(g, seat).filter((square) => mayFortify(g, seat, square) === null);
  const ruins = g.pillaged.filter((square) => mayRestore(g, seat, square) === null);
  const row = (t: Purchase['t'], price: number, squares: readonly Square[]): Ware => ({
    t,
    power: null,
    kind: null,
    price,
    left: null,
    places: [...squares]
      .sort((a, b) => value[b] - value[a] || a - b)
      .map((square) => ({ square: SQUARES[square], price: price || restorationCost(value[square]), room: 1 })),
  });
  return [row('fortify', zone, bases), row('restore', 0, ruins)];
}

const markerWare = (g: OpenState, seat: Seat): Ware => ({
  t: 'marker',
  power: null,
  kind: null,
  price: MARKER_COST,
  left: mayBuyMarker(g, seat) === null ? g.pool : 0,
  places: [],
});
