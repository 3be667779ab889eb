import type { Seat } from '@cabinet-wars/kernel';
import { AT } from '../../choices/constants.ts';
import { squareOf } from '../../data/squares.ts';
import { gain, taxableSquares, treasuryValue } from '../../money.ts';
import { procedure } from '../../words.ts';

/** 29.7. One civilized square one occupies pays its value once more. */
export const manufacturingInventions = procedure<{ seat: Seat }>('manufacturing-inventions')({
  square: {
    who: (g, f) => (taxableSquares(g, f.seat).length > 0 ? f.seat : null),
    options: (g, f) => taxableSquares(g, f.seat).map((square) => AT[square]),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'at') return;
      x.log?.({ t: 'manufacturing', seat: f.seat, square: choice.square });
      gain(g, f.seat, treasuryValue(g, squareOf(choice.square)), 'manufacturing-inventions', x);
    },
  },
});
