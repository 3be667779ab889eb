import type { ReactNode } from 'react';
import { bakedOnce } from './baked.ts';
import { ICON, type IconName } from './generated/icons.ts';
import type { EmblemName } from './powers.ts';

const petals = Array.from({ length: 5 }, (_, i) => {
  const a = (i * 2 * Math.PI) / 5 - Math.PI / 2;
  return `M${(5.3 * Math.cos(a) - 3.7).toFixed(2)} ${(5.3 * Math.sin(a)).toFixed(2)}a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0z`;
}).join('');

/** Our own drawings, in a box from −10 to 10. */
const DRAWN: Partial<Record<EmblemName, string>> = {
  rose: petals,
  saltire: 'M-9 -6.4 -6.4 -9 0 -2.6 6.4 -9 9 -6.4 2.6 0 9 6.4 6.4 9 0 2.6 -6.4 9 -9 6.4 -2.6 0z',
  cross:
    'M-3.9 -10H3.9C2.4 -6 1.7 -4 1.6 -1.6 4 -1.7 6 -2.4 10 -3.9V3.9C6 2.4 4 1.7 1.6 1.6 1.7 4 2.4 6 3.9 10H-3.9C-2.4 6 -1.7 4 -1.6 1.6 -4 1.7 -6 2.4 -10 3.9V-3.9C-6 -2.4 -4 -1.7 -1.6 -1.6 -1.7 -4 -2.4 -6 -3.9 -10z',
  crescent:
    'M2.6 -8.6A9 9 0 1 0 2.6 8.6 7 7 0 1 1 2.6 -8.6zM6 -4.4 7.2 -1.4 10.4 -1.2 7.9 .8 8.8 4 6 2.2 3.3 4 4.2 .8 1.7 -1.2 4.9 -1.4z',
  lozenge: 'M0 -7 7 0 0 7 -7 0z',
};

const FROM_ICONS: Partial<Record<EmblemName, IconName>> = {
  lily: 'lily',
  tower: 'tower',
  crown: 'crown',
  lion: 'lion',
  elephant: 'elephant',
  dragon: 'dragon',
};
/** Icons are drawn in a box from 0 to 512. */
const OF_ICONS = 0.0413;

/** The outline of an emblem, `size` units across, about x y. */
function outline(of: EmblemName, size: number, x: number, y: number): string {
  const icon = FROM_ICONS[of];
  const k = (icon ? OF_ICONS : 1) * (size / 20);
  return icon ? bakedOnce(ICON[icon], k, x - 256 * k, y - 256 * k) : bakedOnce(DRAWN[of] ?? '', k, x, y);
}

/** An emblem centred on x y, `size` units across. */
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
  const d = outline(of, size, x, y);
  if (of !== 'rose') return <path className="cw-emblem" d={d} />;
  return (
    <g className="cw-emblem">
      <path d={d} />
      <circle className="cw-under" cx={x} cy={y} r={(3.4 * size) / 20} />
      <circle cx={x} cy={y} r={(2.3 * size) / 20} />
    </g>
  );
}

/** An icon of the interface, in a square of `size` pixels, in the colour of the text around it. */
export function Icon({ name, size = 21, term }: { name: IconName; size?: number; term?: string }): ReactNode {
  return (
    <svg className="cw-icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" data-term={term}>
      <path fill="currentColor" d={ICON[name]} />
    </svg>
  );
}
