import { DONE, type Option, type Seat } from '@cabinet-wars/kernel';
import { MARKER } from '../data/markers.ts';
import { SQUARES, type Square, squareOf } from '../data/squares.ts';
import { has } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { addPlays } from '../markers/plays.ts';
import { procedure } from '../procedure.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { mayPillage, mayPillageWithMinors, pillageable } from './pillaging.ts';
import { ransack } from './ransack.ts';

export interface Pillage {
  seat: Seat;
  /** The minor units' square, while their marker is played. */
  square: Square;
}

/** 3.1 (3d), 26.0 (optional). One player's pillage phase. */
export const pillage = procedure<Pillage>('pillage')({
  begin: (g) => {
    g.ransacked = [];
  },
  hub: {
    always: 'hides',
    deals: 'all',
    who: (g, f) => (g.hands[f.seat] > 0 || pillageable(g, f.seat, mayPillage).length > 0 ? f.seat : null),
    options: (g, f) => {
      const options = pillageable(g, f.seat, mayPillage).map(
        (square): Option<Choice> => ({ t: 'pillage', square: SQUARES[square] }),
      );
      if (has(g, f.seat, MARKER['minor-power-alliance']))
        for (const square of pillageable(g, f.seat, mayPillageWithMinors))
          options.push({ t: 'minor-pillage', square: SQUARES[square] });
      addPlays(g, f.seat, options);
      options.push({ t: 'done' });
      return options;
    },
    choose: (_g, f, choice, x) => {
      if (choice.t === 'done') return 'end';
      if (choice.t === 'minor-pillage') {
        f.square = squareOf(choice.square);
        x.call(playMarker, playing(f.seat, MARKER['minor-power-alliance']));
        return 'allied';
      }
      if (choice.t === 'play') x.call(playMarker, playing(f.seat, MARKER[choice.marker]));
      if (choice.t === 'pillage')
        x.call(ransack, { seat: f.seat, square: squareOf(choice.square), minor: false, drawn: 0 });
      return 'hub';
    },
  },
  end: () => DONE,
  /** 4.74: one attempt for the marker, if it was not negated. */
  allied: (g, f, x) => {
    if (g.effective) x.call(ransack, { seat: f.seat, square: f.square, minor: true, drawn: 0 });
    return 'hub';
  },
});
