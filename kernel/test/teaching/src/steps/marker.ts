import { type Context, type Procedure, type Seat, seatsFrom } from '@cabinet-wars/kernel';
import { type Choice, PASS } from '../choices.ts';
import { type Marker, markersInGame } from '../data/markers.ts';
import type { Event } from '../events.ts';
import { procedure, type State, seatCount } from '../state.ts';
import { battle } from './battle.ts';

export interface PlayedMarker {
  seat: Seat;
  marker: Marker;
  stands: boolean;
}

/** Rule 6. A marker is shown; any other seat may cancel it with a veto, which is itself a marker shown. */
export const marker: Procedure<PlayedMarker, State, Choice, Event> = procedure<PlayedMarker>('marker')({
  show: (g, f, x) => {
    x.reveal();
    g.secret.markers[f.seat].splice(g.secret.markers[f.seat].indexOf(f.marker), 1);
    g.spent.push(f.marker);
    x.log?.({ t: 'played-marker', seat: f.seat, marker: f.marker });
  },

  // A veto that comes too late, the marker being cancelled already, stays in the hand: it is no longer an option.
  veto: {
    mode: 'quiet',
    pass: PASS,
    who: (g, f) => mayHold(g, 'veto').filter((seat) => seat !== f.seat),
    options: (g, f, seat) => (f.stands && g.secret.markers[seat].includes('veto') ? [PASS, { t: 'veto' }] : [PASS]),
    choose: (_g, _f, _choice, x, seat) => playMarker(seat, 'veto', x),
  },

  effect: (g, f, x) => {
    if (!f.stands) return;
    if (f.marker === 'luck') {
      battle.within(g).throwAgain = true;
    } else {
      const target = marker.within(g, f);
      target.stands = false;
      x.log?.({ t: 'cancelled', seat: target.seat, marker: target.marker });
    }
  },
});

export const playMarker = (seat: Seat, played: Marker, x: Context<Event>): void =>
  x.call(marker, { seat, marker: played, stands: true });

/** Who could hold one, as far as everybody knows: seats with markers left, while not all of the kind are spent. */
export function mayHold(g: State, kind: Marker): Seat[] {
  let spent = 0;
  for (const one of g.spent) if (one === kind) spent++;
  if (spent === markersInGame[kind]) return [];
  return seatsFrom(g.active, seatCount(g)).filter((seat) => g.secret.markers[seat].length > 0);
}
