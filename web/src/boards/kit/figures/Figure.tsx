import './figures.css';
import type { ReactNode } from 'react';

interface Props {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A drawing made of the game's own counters; the caption beside it says what is to be seen. */
export const Drawing = ({ width, height, children }: Props): ReactNode => (
  <svg className="how-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    {children}
  </svg>
);

/** Something at a place of the drawing, in a size. */
export const At = ({
  x,
  y,
  scale = 1,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly children: ReactNode;
}): ReactNode => <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;

/** A figure or sign between counters. */
export const Word = ({
  x,
  y,
  size = 20,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly children: ReactNode;
}): ReactNode => (
  <text className="how-word" x={x} y={y} fontSize={size}>
    {children}
  </text>
);

/** An arrow from one place to another. */
export function Arrow({
  from,
  to,
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g className="how-arrow">
      <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />
      <path d="M-9 -5 1 0 -9 5z" transform={`translate(${to[0]} ${to[1]}) rotate(${turn})`} />
    </g>
  );
}
