import type { Context, Option, Procedure, Seat } from '@cabinet-wars/kernel';
import { IS_FORCED, MARKER, MARKER_COUNT, MARKERS } from '../data/markers.ts';
import { POWER, POWER_COUNT, POWERS } from '../data/powers.ts';
import { procedure } from '../procedure.ts';
import { FIRST_LEADER, inBox, inHand, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { giveBack, heldBy, limitOf, loseLeader, randomFrom, takeFromPool } from './hands.ts';
import { playing, playMarker } from './play-marker.ts';

export interface DrawMarkers {
  seat: Seat;
  left: number;
  /** In set-up, markers that must be played at once are replaced (29.7). */
  setUp: boolean;
}

export const drawing = (seat: Seat, count: number, setUp = false): DrawMarkers => ({ seat, left: count, setUp });

/** The only way markers are drawn (8.1, 8.3): first room is made, then they come one by one, forced ones acting at once. */
export const drawMarkers: Procedure<DrawMarkers, State, Choice, Event> = procedure<DrawMarkers>('draw-markers')({
  count: (g, f) => {
    f.left = Math.min(f.left, limitOf(g));
  },
  /** 8.31: who would have too many returns the difference before picking. Looked at even if one marker is left: it is hidden. */
  makeRoom: {
    always: 'hides',
    who: (g, f) => (f.left > 0 && heldBy(g, f.seat) + f.left > limitOf(g) ? f.seat : null),
    options: (g, f) => returnable(g, f.seat),
    choose: (g, f, choice, x) => {
      if (choice.t === 'return') giveBack(g, f.seat, MARKER[choice.marker], 'limit', x);
      if (choice.t === 'return-leader') loseLeader(g, MARKER[choice.marker], POWER[choice.power], x);
      return 'makeRoom';
    },
  },
  /** If the pool is empty, draws lapse (ruling 27). */
  draw: (g, f, x) => {
    if (f.left === 0 || g.pool === 0) return 'end';
    f.left--;
    drawOne(g, f, x);
    return 'draw';
  },
  end: () => {},
});

function returnable(g: State, seat: Seat): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    if (g.secret.hands[inHand(seat, marker)] > 0) options.push({ t: 'return', marker: MARKERS[marker] });
  for (let power = 0; power < POWER_COUNT; power++)
    for (let marker = FIRST_LEADER; g.control[power] === seat && marker < MARKER_COUNT; marker++)
      if (g.leaders[inBox(power, marker)] + g.tired[inBox(power, marker)] > 0)
        options.push({ t: 'return-leader', marker: MARKERS[marker], power: POWERS[power] });
  return options;
}

function drawOne(g: State, f: DrawMarkers, x: Context<Event>): void {
  x.reveal();
  const marker = randomFrom(g.secret.pool, 0, x.chance, (one) => !f.setUp || !IS_FORCED[one]);
  if (marker < 0) return;
  if (IS_FORCED[marker]) {
    x.call(playMarker, playing(f.seat, marker, true));
    return;
  }
  takeFromPool(g, f.seat, marker);
  x.log?.({ t: 'marker-drawn', seat: f.seat, marker: MARKERS[marker] });
}
