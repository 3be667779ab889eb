import type { ReactNode } from 'react';
import { keyOfOption } from '../option-key.ts';

/** How many a counter stands for. Forts folded into an army are counted in a square. */
export function Badge({
  value,
  x,
  y,
  square = false,
}: {
  value: number;
  x: number;
  y: number;
  square?: boolean;
}): ReactNode {
  return (
    <g className="cw-badge">
      {square ? <rect x={x - 4.6} y={y - 4.6} width="9.2" height="9.2" /> : <circle cx={x} cy={y} r="5.2" />}
      <text x={x} y={y + 3.1}>
        {value}
      </text>
    </g>
  );
}

export type Mark = 'may' | 'picked' | 'final';

/** The number that ties a target on the map to its line in the list. */
export function MarkNumber({
  value,
  mark,
  x = 0,
  y = 0,
}: {
  value: number;
  mark: Mark;
  x?: number;
  y?: number;
}): ReactNode {
  return (
    <g className="cw-number" data-mark={mark}>
      <circle cx={x} cy={y} r="6.6" />
      <text x={x} y={y + 3.3}>
        {keyOfOption(value - 1)}
      </text>
    </g>
  );
}
