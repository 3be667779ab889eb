import { SQUARES, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import { memo, type ReactNode } from 'react';
import { MarkNumber } from '../../../../counters/index.ts';
import type { Mark, Marks } from '../../read/map/marks.ts';
import { keyOf } from '../../read/map/things.ts';
import { CELL, cornerOf } from '../grid.ts';

/** More than so many breathing squares tell nobody anything, and keep a processor busy. */
const MOST_BREATHING = 40;

export const squareKey = (square: SquareId): string => keyOf({ t: 'square', square });

interface Props {
  readonly marks: Marks;
  /** The one square that takes the focus when the map is reached with Tab. */
  readonly entry: SquareId;
  readonly label: (square: SquareId) => string;
}

/** Every square as something to point at; what may be chosen, and where the arrow keys are, is a button. */
export function Squares({ marks, entry, label }: Props): ReactNode {
  return SQUARES.map((id, square) => {
    const mark = marks[squareKey(id)];
    const isButton = mark !== undefined || id === entry;
    return (
      <SquareOn
        key={id}
        square={square}
        state={mark?.state}
        label={isButton ? label(id) : null}
        isEntry={id === entry}
      />
    );
  });
}

interface SquareProps {
  readonly square: number;
  readonly state: Mark['state'] | undefined;
  readonly label: string | null;
  readonly isEntry: boolean;
}

const INSET = 2.5;
const FRAME = { width: CELL - 2 * INSET, height: CELL - 2 * INSET };

const SquareOn = memo(function SquareOn({ square, state, label, isEntry }: SquareProps): ReactNode {
  const { x, y } = cornerOf(square);
  const frame = { x: x + INSET, y: y + INSET, ...FRAME };
  const key = squareKey(SQUARES[square]);
  if (label === null) return <rect className="syww-hit" data-thing={key} x={x} y={y} width={CELL} height={CELL} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be a button element
    <g
      className="syww-square"
      role="button"
      tabIndex={isEntry ? 0 : -1}
      data-thing={key}
      data-state={state}
      aria-label={label}
    >
      <rect className="syww-hit" x={x} y={y} width={CELL} height={CELL} />
      {state !== undefined && <rect className="syww-frame" {...frame} />}
      <rect className="syww-focus-halo" {...frame} />
      <rect className="syww-focus" {...frame} />
    </g>
  );
});

/** The numbers of squares that may be chosen, above everything else. */
export function Numbers({ marks }: { readonly marks: Marks }): ReactNode {
  return SQUARES.map((id, square) => {
    const mark = marks[squareKey(id)];
    if (mark?.number === undefined || mark.state === 'acts') return null;
    const { x, y } = cornerOf(square);
    return (
      <g
        key={id}
        className="syww-number"
        style={{ transform: `translate(${x + CELL - 10}px, ${y + 10}px) scale(var(--number, 1))` }}
      >
        <MarkNumber value={mark.number} mark={mark.state} />
      </g>
    );
  });
}

/** What may be chosen breathes: elements of their own, so that nothing has to be painted for it. */
export const Glows = memo(function Glows({ marks }: { readonly marks: Marks }): ReactNode {
  const open = SQUARES.flatMap((id, square) => (marks[squareKey(id)]?.state === 'may' ? [square] : []));
  return open.map((square) => {
    const { x, y } = cornerOf(square);
    return (
      <div
        key={square}
        className="syww-glow"
        data-still={open.length > MOST_BREATHING || undefined}
        style={{ left: x, top: y, width: CELL, height: CELL }}
      />
    );
  });
});
