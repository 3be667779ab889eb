import './room-tags.css';
import { type SquareId, squareOf } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { CELL, cornerOf } from '../grid.ts';

/** A word in the corner of each of some squares, such as how many of those that have room are placed there. */
export function RoomTags({
  tags,
}: {
  readonly tags: readonly { readonly square: SquareId; readonly text: string }[];
}): ReactNode {
  return (
    <g className="syww-room-tags">
      {tags.map(({ square, text }) => {
        const { x, y } = cornerOf(squareOf(square));
        const width = text.length * 5.6 + 10;
        return (
          <g key={square} transform={`translate(${x + CELL - width - 1} ${y + 1})`}>
            <rect width={width} height="15" />
            <text x={width / 2} y="11.5">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
