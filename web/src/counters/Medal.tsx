import type { ReactNode } from 'react';
import { Emblem } from './Emblem.tsx';
import { type CounterPower, EMBLEM_OF } from './powers.ts';
import { roseShape } from './rose-shape.ts';

/** A victory value, and the small discs of those who would score it now. */
export function Medal({ vp, holders = [] }: { vp: number; holders?: readonly CounterPower[] }): ReactNode {
  return (
    <g className="cw-medal">
      <circle className="cw-halo" r="8.6" />
      <circle className="cw-body" r="8.6" />
      <circle className="cw-gilt" r="7.1" />
      <text y="4.3">{vp}</text>
      {holders.map((power, i) => (
        <SmallDisc key={power} power={power} x={8.4 + i * 7.2} y={6.2} />
      ))}
    </g>
  );
}

/** A power's small sign: medals, log lines, tables. Radius 5.4. */
export function SmallDisc({ power, x = 0, y = 0 }: { power: CounterPower; x?: number; y?: number }): ReactNode {
  return (
    <g className="cw-piece cw-small" data-power={power}>
      <circle className="cw-halo" cx={x} cy={y} r="4.8" />
      <circle className="cw-body" cx={x} cy={y} r="4.8" />
      <Emblem of={EMBLEM_OF[power]} size={6.4} x={x} y={y} />
    </g>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A die in its owner's colour, or of bone. */
export function Die({ value, power }: { value: number; power?: CounterPower }): ReactNode {
  return (
    <g className="cw-die" data-power={power}>
      <rect className="cw-body" x="-11" y="-11" width="22" height="22" rx="4.4" />
      {PIPS[value].map(([x, y]) => (
        <circle key={`${x} ${y}`} className="cw-pip" cx={x * 5.4} cy={y * 5.4} r="2.1" />
      ))}
    </g>
  );
}

/** The compass rose: on the map it means the whole map, on the curtain it is the only thing to see. */
export function Rose({ radius }: { radius: number }): ReactNode {
  const { tiers, ticks, rings } = roseShape(radius);
  return (
    <g className="cw-rose">
      {rings.map((r) => (
        <circle key={r} className="cw-ring" r={r} />
      ))}
      <path className="cw-ring" d={ticks} />
      {tiers.map(({ dark, light }) => (
        <g key={dark}>
          <path className="cw-light" d={light} />
          <path className="cw-dark" d={dark} />
        </g>
      ))}
      <circle className="cw-light" r={radius * 0.07} />
    </g>
  );
}
