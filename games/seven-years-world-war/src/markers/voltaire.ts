import type { Option, Procedure } from '@cabinet-wars/kernel';
import { IS_FORCED, MARKER, MARKER_COUNT, MARKERS } from '../data/markers.ts';
import { lookIntoPool } from '../know/pool-notes.ts';
import { procedure } from '../procedure.ts';
import { inHand, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import type { MarkerEffect } from './effects.ts';
import { takeFromPool } from './hands.ts';
import { playing, playMarker } from './play-marker.ts';

/** 29.7. Any other marker of the pool, chosen with open eyes; one that must be played at once is. */
export const voltaire: Procedure<MarkerEffect, State, Choice, Event> = procedure<MarkerEffect>('voltaire')({
  look: (g, f, x) => {
    x.reveal();
    lookIntoPool(g, f.seat);
  },
  fetch: {
    always: 'hides',
    who: (g, f) => (g.pool > 0 ? f.seat : null),
    options: (g) => {
      const options: Option<Choice>[] = [];
      for (let marker = 0; marker < MARKER_COUNT; marker++)
        if (g.secret.pool[marker] > 0) options.push({ t: 'fetch', marker: MARKERS[marker] });
      return options;
    },
    choose: (g, f, choice, x) => {
      if (choice.t !== 'fetch') return;
      // Whether it was the last of its kind shows.
      x.reveal();
      const marker = MARKER[choice.marker];
      if (IS_FORCED[marker]) {
        x.call(playMarker, playing(f.seat, marker, true));
        return;
      }
      takeFromPool(g, f.seat, marker);
      if (g.secret.pool[marker] === 0) g.secret.lacks[inHand(f.seat, marker)] = 1;
      x.log?.({ t: 'marker-drawn', seat: f.seat, marker: choice.marker });
    },
  },
});
