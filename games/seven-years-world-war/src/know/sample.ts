import { type Chance, copy } from '@cabinet-wars/kernel';
import { MARKER_COUNT } from '../data/markers.ts';
import type { State } from '../state.ts';
import { sampleMarkers } from './sample-markers.ts';
import type { GameView } from './view.ts';

const none = (count: number): number[] => new Array<number>(count).fill(0);

/** A whole state that agrees with a seat's view; what the seat cannot know is filled in at random. */
export function sample({ open, own }: GameView, chance: Chance): State {
  // The keys come in the order of `newGame`, secrets last, so that sampled states have the shape of all others.
  const seats = open.hands.length;
  const secret = {
    answers: own === null ? [] : copy(own.said),
    pool: none(MARKER_COUNT),
    hands: none(seats * MARKER_COUNT),
    committed: none(seats * MARKER_COUNT),
    notes: none(seats * seats * MARKER_COUNT),
    lacks: none(seats * MARKER_COUNT),
    lying: Array.from({ length: seats }, (): number[] => []),
  };
  const g: State = { ...copy(open), secret };
  sampleMarkers(g, own, chance);
  return g;
}
