import type { Seat } from '@cabinet-wars/kernel';
import { drawing, drawMarkers } from '../markers/draw-markers.ts';
import { gain } from '../money/money.ts';
import { procedure } from '../procedure.ts';

/** 29.1 R, R2. Every other player gains points or markers, as he likes. */
export const reaction = procedure<{ seats: Seat[]; size: number }>('reaction')({
  take: {
    who: (_g, f) => (f.seats.length > 0 ? f.seats[0] : null),
    options: () => [
      { t: 'reaction', take: 'points' },
      { t: 'reaction', take: 'markers' },
    ],
    choose: (g, f, choice, x, seat) => {
      f.seats.shift();
      if (choice.t !== 'reaction') return;
      if (choice.take === 'points') gain(g, seat, f.size, 'reaction', x);
      else x.call(drawMarkers, drawing(seat, f.size));
      return 'take';
    },
  },
});
