import type { Procedure } from '@cabinet-wars/kernel';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { drawing, drawMarkers } from './draw-markers.ts';
import type { MarkerEffect } from './effects.ts';
import { roll, rolling } from './roll.ts';

/** 29.7, ruling 59. A die of markers. */
export const scientificBreakthrough: Procedure<MarkerEffect, State, Choice, Event> = procedure<MarkerEffect>(
  'scientific-breakthrough',
)({
  throw: (_g, f, x) => x.call(roll, rolling(f.seat, 'scientific-breakthrough')),
  draw: (g, f, x) => x.call(drawMarkers, drawing(f.seat, g.die)),
});
