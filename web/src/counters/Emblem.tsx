import type { ReactNode } from 'react';
import { ICON, type IconName } from './generated/icons.ts';
import type { EmblemName } from './powers.ts';

const petals = Array.from({ length: 5 }, (_, i) => {
  const a = (i * 2 * Math.PI) / 5 - Math.PI / 2;
  return `M${(5.3 * Math.cos(a) - 3.7).toFixed(2)} ${(5.3 * Math.sin(a)).toFixed(2)}a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0z`;
}).join('');

/** Our own drawings, in a box from −10 to 10. */
const DRAWN: Partial<Record<EmblemName, ReactNode>> = {
  rose: (
    <>
      <path d={petals} />
      <circle className="cw-under" r="3.4" />
      <circle r="2.3" />
    </>
  ),
  saltire: <path d="M-9 -6.4 -6.4 -9 0 -2.6 6.4 -9 9 -6.4 2.6 0 9 6.4 6.4 9 0 2.6 -6.4 9 -9 6.4 -2.6 0z" />,
  cross: (
    <path d="M-3.9 -10H3.9C2.4 -6 1.7 -4 1.6 -1.6 4 -1.7 6 -2.4 10 -3.9V3.9C6 2.4 4 1.7 1.6 1.6 1.7 4 2.4 6 3.9 10H-3.9C-2.4 6 -1.7 4 -1.6 1.6 -4 1.7 -6 2.4 -10 3.9V-3.9C-6 -2.4 -4 -1.7 -1.6 -1.6 -1.7 -4 -2.4 -6 -3.9 -10z" />
  ),
  crescent: (
    <path d="M2.6 -8.6A9 9 0 1 0 2.6 8.6 7 7 0 1 1 2.6 -8.6zM6 -4.4 7.2 -1.4 10.4 -1.2 7.9 .8 8.8 4 6 2.2 3.3 4 4.2 .8 1.7 -1.2 4.9 -1.4z" />
  ),
  lozenge: <path d="M0 -7 7 0 0 7 -7 0z" />,
};

const FROM_ICONS: Partial<Record<EmblemName, IconName>> = {
  lily: 'lily',
  tower: 'tower',
  crown: 'crown',
  lion: 'lion',
  elephant: 'elephant',
  dragon: 'dragon',
};

/** An emblem centred on 0 0, `size` units across. */
export function Emblem({
  of,
  size,
  x = 0,
  y = 0,
}: {
  of: EmblemName;
  size: number;
  x?: number;
  y?: number;
}): ReactNode {
  const icon = FROM_ICONS[of];
  const inner = icon ? <path transform="scale(.0413) translate(-256 -256)" d={ICON[icon]} /> : DRAWN[of];
  return (
    <g className="cw-emblem" transform={`translate(${x} ${y}) scale(${size / 20})`}>
      {inner}
    </g>
  );
}

/** An icon of the interface, in a square of `size` pixels, in the colour of the text around it. */
export function Icon({ name, size = 21 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg className="cw-icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={ICON[name]} />
    </svg>
  );
}
