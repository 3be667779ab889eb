import type { Procedure, Seat } from '@cabinet-wars/kernel';
import { MARKER, MARKERS, type Marker } from '../data/markers.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { takeEffect } from './effects.ts';
import { has, holders, putInPool, showFromHand, showFromPool } from './hands.ts';

export interface PlayMarker {
  seat: Seat;
  marker: Marker;
  /** Drawn and played at once (8.42), so never in the hand. */
  forced: boolean;
  /** Whether the marker lies here: out of the hand, not yet back in the pool. */
  shown: boolean;
  negated: boolean;
}

export const playing = (seat: Seat, marker: Marker, forced = false): PlayMarker => ({
  seat,
  marker,
  forced,
  shown: false,
  negated: false,
});

const NO_SEAT: Seat = -1;

/**
 * The only way a marker is played: it is shown, whoever may hold Sturm & Drang is asked quietly, and only then does it take
 * effect (29.7). Afterwards `g.effective` tells the caller's next step whether it did. Leaders are not played but placed. Who had
 * to play a marker may negate it himself; who chose to is not asked, since he could have kept it (ruling 100).
 */
export const playMarker: Procedure<PlayMarker, State, Choice, Event> = procedure<PlayMarker>('play-marker')({
  show: (g, f, x) => {
    x.reveal();
    if (f.forced) showFromPool(g, f.marker);
    else showFromHand(g, f.seat, f.marker);
    f.shown = true;
    x.log?.({ t: 'marker-played', seat: f.seat, marker: MARKERS[f.marker], forced: f.forced });
  },
  sturmUndDrang: {
    mode: 'quiet',
    always: 'hides',
    pass: { t: 'pass' },
    who: (g, f) => holders(g, Math.max(g.active, 0), f.forced ? NO_SEAT : f.seat),
    options: (g, _f, seat) =>
      has(g, seat, MARKER['sturm-und-drang'])
        ? [{ t: 'pass' }, { t: 'play', marker: 'sturm-und-drang' }]
        : [{ t: 'pass' }],
    choose: (_g, _f, _choice, x, seat) => {
      x.call(playMarker, playing(seat, MARKER['sturm-und-drang']));
      return 'judge';
    },
  },
  takeEffect: (_g, f, x) => {
    takeEffect(f.marker, f.seat, x);
    return 'putBack';
  },
  /** A Sturm & Drang that was itself negated lets others still play theirs (ruling 58). */
  judge: (g, f, x) => {
    if (!g.effective) return 'sturmUndDrang';
    f.negated = true;
    x.log?.({ t: 'marker-negated', seat: f.seat, marker: MARKERS[f.marker] });
  },
  putBack: (g, f) => {
    f.shown = false;
    putInPool(g, f.marker);
    g.effective = !f.negated;
  },
});
