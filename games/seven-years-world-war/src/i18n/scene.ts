import type { FrameBase } from '@cabinet-wars/kernel';
import { MARKERS, type Marker, type MarkerId } from '../data/markers.ts';
import { LANDS, type Land, type LandId } from '../data/powers.ts';
import { SQUARES, type Square, type SquareId } from '../data/squares.ts';

/** What a prompt may speak of: the locals of the nearest frame of a procedure; frames are public. */
export interface Scene {
  frame<L>(proc: string): L | null;
}

export function sceneOf(view: unknown): Scene {
  const { open } = view as { readonly open: { readonly stack: readonly FrameBase[] } };
  return { frame: <L>(proc: string) => (open.stack.findLast((frame) => frame.proc === proc) as L | undefined) ?? null };
}

export const squareAt = (square: Square | undefined): SquareId | null => SQUARES[square ?? -1] ?? null;
export const landAt = (land: Land | undefined): LandId | null => LANDS[land ?? -1] ?? null;
export const markerAt = (marker: Marker | undefined): MarkerId | null => MARKERS[marker ?? -1] ?? null;
