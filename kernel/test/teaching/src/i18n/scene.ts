import type { Battle } from '../steps/battle.ts';
import type { PlayedMarker } from '../steps/marker.ts';
import type { TeachingView } from '../view.ts';

const nearest = (view: TeachingView, proc: string): unknown => view.open.stack.findLast((frame) => frame.proc === proc);

/** The battle a prompt is about, and the marker that may be cancelled: frames are public. */
export const battleOf = (view: TeachingView): Battle => nearest(view, 'battle') as Battle;
export const disputed = (view: TeachingView): PlayedMarker => nearest(view, 'marker') as PlayedMarker;
