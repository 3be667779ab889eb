import type { Context, Seat } from '@cabinet-wars/kernel';
import { MARKER_COUNT } from '../data/markers.ts';
import { POWER_COUNT } from '../data/powers.ts';
import { FIRST_LEADER, inBox, inHand, type State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';
import { giveBack, loseLeader } from './hands.ts';

/** 8.51: a player returns all his markers, the leaders in the boxes of his powers too (rulings 61 and 78). */
export function loseAll(g: State, seat: Seat, x: Context<Event>): void {
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    while (g.secret.hands[inHand(seat, marker)] > 0) giveBack(g, seat, marker, 'lost', x);
  for (let power = 0; power < POWER_COUNT; power++)
    for (let marker = FIRST_LEADER; g.control[power] === seat && marker < MARKER_COUNT; marker++)
      while (g.leaders[inBox(power, marker)] + g.tired[inBox(power, marker)] > 0) loseLeader(g, marker, power, x);
}
