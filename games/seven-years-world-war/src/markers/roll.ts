import { DONE, die, type Seat } from '@cabinet-wars/kernel';
import { MARKER } from '../data/markers.ts';
import { procedure } from '../procedure.ts';
import type { RollFor } from '../vocabulary/rolls.ts';
import { has, holders } from './hands.ts';
import { playing, playMarker } from './play-marker.ts';

export interface Roll {
  /** Who throws; −1: nobody in particular. */
  seat: Seat;
  for: RollFor;
  /** Whom it concerns besides, for standing orders; −1: nobody. */
  against: Seat;
}

export const rolling = (seat: Seat, what: RollFor, against: Seat = -1): Roll => ({ seat, for: what, against });

/**
 * The only way a die is thrown: it is stored (`g.die`), whoever may hold Illuminati is asked quietly, and only then does the
 * caller's next step use it. Illuminati has it thrown again; the second result stands, unless the other Illuminati follows.
 */
export const roll = procedure<Roll>('roll')({
  throw: (g, f, x) => {
    g.die = die(x.chance);
    x.log?.({ t: 'rolled', seat: f.seat, for: f.for, die: g.die });
  },
  illuminati: {
    mode: 'quiet',
    always: 'hides',
    pass: { t: 'pass' },
    who: (g) => holders(g, Math.max(g.active, 0)),
    options: (g, _f, seat) =>
      has(g, seat, MARKER.illuminati) ? [{ t: 'pass' }, { t: 'play', marker: 'illuminati' }] : [{ t: 'pass' }],
    choose: (_g, _f, _choice, x, seat) => {
      x.call(playMarker, playing(seat, MARKER.illuminati));
      return 'again';
    },
  },
  stand: () => DONE,
  /** An Illuminati that was negated lets others still play theirs. */
  again: (g) => (g.effective ? 'throw' : 'illuminati'),
});
