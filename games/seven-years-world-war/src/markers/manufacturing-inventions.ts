import { squareOf } from '../data/squares.ts';
import { gain, taxableSquares, treasuryValue } from '../money/money.ts';
import { rateInForce, taxationUnderWay } from '../money/taxes.ts';
import { procedure } from '../procedure.ts';
import { AT } from '../vocabulary/choices/constants.ts';
import type { MarkerEffect } from './effects.ts';

/** 29.7, ruling 103. The value of one civilized square one occupies is doubled, and taxed at the square's rate (29.4). */
export const manufacturingInventions = procedure<MarkerEffect>('manufacturing-inventions')({
  square: {
    who: (g, f) => (taxableSquares(g, f.seat).length > 0 ? f.seat : null),
    options: (g, f) => taxableSquares(g, f.seat).map((square) => AT[square]),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'at') return;
      x.log?.({ t: 'manufacturing', seat: f.seat, square: choice.square });
      const square = squareOf(choice.square);
      const taxation = taxationUnderWay(g);
      if (taxation !== null) taxation.doubled.push(square);
      else gain(g, f.seat, treasuryValue(g, square) * rateInForce(g, square), 'manufacturing-inventions', x);
    },
  },
});
