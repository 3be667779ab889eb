import type { Seat } from '@cabinet-wars/kernel';
import type { Marker } from '../data/markers.ts';
import { showFromHand } from '../markers/hands.ts';
import { inHand, noted, type State } from '../state.ts';

/** A marker passes from hand to hand in everybody's sight (ruling 72), so that all know its new holder to have it. */
export function handOver(g: State, from: Seat, to: Seat, marker: Marker): void {
  showFromHand(g, from, marker);
  g.secret.hands[inHand(to, marker)]++;
  g.hands[to]++;
  g.without[inHand(to, marker)] = 0;
  for (let viewer = 0; viewer < g.hands.length; viewer++)
    if (viewer !== to) g.secret.notes[noted(g, viewer, to, marker)]++;
}
