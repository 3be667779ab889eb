import type { ReactNode } from 'react';
import { MarkNumber } from './Badge.tsx';

/** How a thing stands to the choice being made. `acts`: under the pointer, or whose move it is. */
export type RingState = 'may' | 'picked' | 'final' | 'acts';

/** A ring round some counters, with the number of the choice. `x`, `y` is its top left corner. */
export function Ring({
  x,
  y,
  w,
  h,
  state,
  number,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  state: RingState;
  number?: number | undefined;
}): ReactNode {
  return (
    <g className="cw-ringed" data-state={state}>
      <rect className="cw-glow" x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx="6" />
      <rect className="cw-line" x={x} y={y} width={w} height={h} rx="4.5" />
      {number !== undefined && state !== 'acts' && <MarkNumber value={number} mark={state} x={x} y={y} />}
    </g>
  );
}
