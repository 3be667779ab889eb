import type { Seat } from '@cabinet-wars/kernel';
import { type Square, squareOf } from '../data/squares.ts';
import { eliminate } from '../eliminate.ts';
import { unitsToLose } from '../money/disbanding.ts';
import { pay } from '../money/money.ts';
import { procedure } from '../procedure.ts';
import { named, piecesAt } from '../vocabulary/piece-names.ts';
import { optionsBySquare } from '../vocabulary/square-options.ts';
import { hungrySquares, provisionNeed } from './forage.ts';

const STARVE_IN = optionsBySquare('starve-in');

export interface Provisioning {
  seat: Seat;
  square: Square;
}

/**
 * 3.1 (5), 19.0. What finds no forage must be paid for (19.2). Only if the treasury cannot feed all does the player choose
 * whom to lose (19.3), one by one until the rest can be paid for.
 */
export const provisioning = procedure<Provisioning>('provisioning')({
  where: {
    who: (g, f) => (provisionNeed(g, f.seat) > g.treasury[f.seat] ? f.seat : null),
    options: (g, f) => hungrySquares(g, f.seat).map((square) => STARVE_IN[square]),
    choose: (_g, f, choice) => {
      if (choice.t !== 'starve-in') return;
      f.square = squareOf(choice.square);
      return 'which';
    },
  },
  feed: (g, f, x) => {
    pay(g, f.seat, provisionNeed(g, f.seat), 'provisioning', x);
    return 'end';
  },
  /** No points change hands here: they might make the loss needless. */
  which: {
    deals: 'none',
    who: (_g, f) => f.seat,
    options: (g, f) => unitsToLose(g, f.square),
    choose: (g, f, choice, x) => {
      if (choice.t === 'lose') eliminate(g, named(g, piecesAt(g, f.square), choice.piece), 'provisioning', x);
      return 'where';
    },
  },
  end: () => {},
});
