import './reach.css';
import { SQUARES } from '@cabinet-wars/seven-years-world-war/data';
import type { Reach, Way } from '@cabinet-wars/seven-years-world-war/reckoning';
import { memo, type ReactNode } from 'react';
import { CELL, COLUMNS, cornerOf, middleOf } from '../map/grid.ts';

/** Which third of the points a square costs: the nearer, the deeper its tint. */
const third = (cost: number, points: number): number => Math.min(3, Math.ceil((3 * cost) / Math.max(points, 1)));

/** Every square a force can come to, shaded by what it costs, under the counters. */
export const ReachLayer = memo(function ReachLayer({
  reach,
  showsBeyond,
}: {
  readonly reach: Reach;
  readonly showsBeyond: boolean;
}): ReactNode {
  const cell = (square: number) => ({ ...cornerOf(square), width: CELL, height: CELL });
  return (
    <g className="syww-reach">
      <defs>
        <pattern id="syww-beyond" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="syww-beyond-line" d="M0 0V7" />
        </pattern>
      </defs>
      {[...reach.stops].map(([square, cost]) => (
        <rect
          key={square}
          className="syww-reach-tint"
          data-third={third(cost, reach.points)}
          data-reach={SQUARES[square]}
          {...cell(square)}
        />
      ))}
      {showsBeyond &&
        [...reach.beyond].map((square) => <rect key={square} className="syww-beyond" {...cell(square)} />)}
      {[...reach.targets].map((square) => {
        const { x, y } = cornerOf(square);
        return <rect key={square} className="syww-target" x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} />;
      })}
    </g>
  );
});

/** Costs in the corners and what may only be passed, above the counters. */
export const ReachFigures = memo(function ReachFigures({ reach }: { readonly reach: Reach }): ReactNode {
  return (
    <g className="syww-reach-figures">
      {[...reach.stops].map(([square, cost]) => {
        const { x, y } = cornerOf(square);
        return (
          <text key={square} x={x + CELL - 5} y={y + 15}>
            {cost}
          </text>
        );
      })}
      {[...reach.passes].map((square) => {
        const { x, y } = cornerOf(square);
        return (
          <g key={square} className="syww-pass" transform={`translate(${x + CELL - 11} ${y + 11})`}>
            <circle r="5.5" />
            <path d="M-3.9 3.9L3.9 -3.9" />
          </g>
        );
      })}
    </g>
  );
});

interface RouteProps {
  readonly from: number;
  readonly way: Way;
  readonly other: Way | null;
  readonly plaque: readonly string[];
}

/** The way with the cost so far in each square, the other way dotted, and a warning where somebody could countermarch. */
export function WayLayer({ from, way, other, plaque }: RouteProps): ReactNode {
  const goal = way.squares.at(-1);
  return (
    <g className="syww-way">
      {other !== null && <path className="syww-way-other" d={lineThrough([from, ...other.squares])} />}
      <path className="syww-way-halo" d={lineThrough([from, ...way.squares])} />
      <path className="syww-way-line" d={lineThrough([from, ...way.squares])} />
      {way.squares.map((square, i) => {
        const { x, y } = middleOf(square);
        const isWatched = way.watched.includes(square);
        return (
          <g
            key={square}
            className="syww-way-stop"
            data-watched={isWatched || undefined}
            transform={`translate(${x} ${y})`}
          >
            <circle r="10" />
            <text y="4">{isWatched ? '!' : way.costs[i]}</text>
          </g>
        );
      })}
      {goal !== undefined && <Plaque at={goal} lines={plaque} />}
    </g>
  );
}

function Plaque({ at, lines }: { readonly at: number; readonly lines: readonly string[] }): ReactNode {
  const { x, y } = cornerOf(at);
  const w = Math.max(...lines.map((line) => line.length)) * 6.3 + 18;
  const h = lines.length * 16 + 10;
  const left = Math.min(Math.max(4, x - 10), COLUMNS * CELL - w - 4);
  return (
    <g className="syww-way-plaque" transform={`translate(${left} ${y + CELL + 6})`}>
      <rect width={w} height={h} />
      {lines.map((line, i) => (
        <text key={line} x="9" y={17 + i * 16} data-first={i === 0 || undefined}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Round the edge of the map a line leaves at one side and comes back at the other. */
function lineThrough(squares: readonly number[]): string {
  return squares
    .map((square, i) => {
      const { x, y } = middleOf(square);
      const before = i === 0 ? square : squares[i - 1];
      const isFar = Math.abs((square % COLUMNS) - (before % COLUMNS)) > 1;
      return `${i === 0 || isFar ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}
