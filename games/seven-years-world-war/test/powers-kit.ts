import { copy, type Procedure, Scripted } from '@cabinet-wars/kernel';
import { MARKER, MARKERS, type MarkerId } from '../src/data/markers.ts';
import { drawing, drawMarkers } from '../src/markers/draw-markers.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { type Position, type Table, Trial, table } from './kit.ts';

/** One procedure by itself, in a game otherwise at rest; the script has what comes before anybody is asked. */
export function running<L extends object>(
  position: Position,
  procedure: Procedure<L, State, Choice, Event>,
  locals: NoInfer<L>,
  script = new Scripted(),
): Trial {
  const g = table(position);
  g.stack = [procedure.frame(locals)];
  return new Trial(copy(g), script).run();
}

/** The first seat about to draw so many markers. */
export const drawingOf = (position: Position, count: number): Trial =>
  running(position, drawMarkers, drawing(0, count));

/** Lets the pool hold these markers and no others, so that a test knows what is drawn. */
export function pool(laid: Table, ...markers: MarkerId[]): Table {
  laid.g.secret.pool = MARKERS.map((id) => markers.filter((one) => one === id).length);
  laid.g.pool = markers.length;
  return laid;
}

/** How many of a marker the pool holds. */
export const inPool = (g: State, marker: MarkerId): number => g.secret.pool[MARKER[marker]];
