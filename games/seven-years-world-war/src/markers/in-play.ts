import type { Frame, FrameBase } from '@cabinet-wars/kernel';
import { MARKER_COUNT } from '../data/markers.ts';
import type { PlayMarker } from './play-marker.ts';

/** By marker: how many have been shown and are not back in the pool yet. They lie in the frames that play them. */
export function inPlay({ stack }: { readonly stack: readonly FrameBase[] }): number[] {
  const counts = new Array<number>(MARKER_COUNT).fill(0);
  for (const frame of stack) {
    if (frame.proc !== 'play-marker') continue;
    // A frame of a procedure has the locals of that procedure.
    const { shown, marker } = frame as Frame<PlayMarker>;
    if (shown) counts[marker]++;
  }
  return counts;
}
