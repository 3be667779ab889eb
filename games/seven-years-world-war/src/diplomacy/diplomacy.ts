import { type Context, DONE, type Option, type Reason, type Seat } from '@cabinet-wars/kernel';
import { IS_DIPLOMACY, MARKER, MARKER_COUNT, MARKERS, type Marker } from '../data/markers.ts';
import { POWER, POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { has } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { addPlays } from '../markers/plays.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { brokenByDiplomacy } from './agreements.ts';
import { begin } from './attempt.ts';
import { callBreach } from './breach.ts';

export interface Diplomacy {
  seat: Seat;
}

/** 3.1 (3a), 9.0. One player's diplomacy phase: attempts as long as he has diplomacy markers (9.3). */
export const diplomacy = procedure<Diplomacy>('diplomacy')({
  hub: {
    always: 'hides',
    deals: 'all',
    who: (g, f) => (g.hands[f.seat] > 0 ? f.seat : null),
    options: (g, f) => {
      const options = attempts(g, f.seat);
      addPlays(g, f.seat, options);
      options.push({ t: 'done' });
      return options;
    },
    choose: (g, f, choice, x) => {
      if (choice.t === 'done') return DONE;
      if (choice.t === 'play') x.call(playMarker, playing(f.seat, MARKER[choice.marker]));
      if (choice.t === 'diplomacy') court(g, f.seat, POWER[choice.power], MARKER[choice.marker], x);
      return 'hub';
    },
  },
});

/** Who has promised not to court that power loses all markers for it (21.2), and with them the means of an attempt. */
function court(g: State, seat: Seat, power: Power, first: Marker, x: Context<Event>): void {
  const broken = brokenByDiplomacy(g, seat, power);
  if (broken.length > 0) callBreach(broken, x);
  else begin(g, seat, power, first, x);
}

function attempts(g: State, seat: Seat): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    if (IS_DIPLOMACY[marker] && has(g, seat, marker))
      for (let power = 0; power < POWER_COUNT; power++)
        if (mayTarget(g, seat, power) === null)
          options.push({ t: 'diplomacy', power: POWERS[power], marker: MARKERS[marker] });
  return options;
}

/** 9.0: neutral powers and those of others; 4.761: never minor ones. */
export const mayTarget = (g: State, seat: Seat, power: Power): Reason | null =>
  g.control[power] === seat ? because({ why: 'own-target', power: POWERS[power] }) : null;

/** 9.0: only diplomacy markers serve. */
export function mayLay(g: State, seat: Seat, marker: Marker): Reason | null {
  if (!IS_DIPLOMACY[marker]) return because({ why: 'not-diplomacy', marker: MARKERS[marker] });
  return has(g, seat, marker) ? null : because({ why: 'marker-not-held', marker: MARKERS[marker] });
}
