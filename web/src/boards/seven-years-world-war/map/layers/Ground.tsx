import { memo, type ReactNode } from 'react';
import type { CounterPower } from '../../../../counters/index.ts';
import type { Printed } from '../../read/map/land.ts';
import { FIRS } from '../generated/geography.ts';
import { CELL, cornerOf, SHEET } from '../grid.ts';

const BAND = 5;

/** The coloured ground under the sea: whose land is whose, wilderness and what nobody has seen yet. */
export const Ground = memo(function Ground({ printed }: { readonly printed: readonly Printed[] }): ReactNode {
  const hues = [...new Set(printed.flatMap(({ hue }) => hue ?? []))];
  const of = (hue: CounterPower) => printed.filter((each) => each.hue === hue);
  const wild = printed.filter(({ terrain }) => terrain === 'wilderness');
  const unknown = printed.filter(({ terrain }) => terrain === 'terra-incognita');
  return (
    <svg className="syww-sheet syww-ground" viewBox={`0 0 ${SHEET.w} ${SHEET.h}`} aria-hidden="true">
      <pattern id="syww-stipple" width="9" height="9" patternUnits="userSpaceOnUse">
        <path className="syww-dots" d="M2 2h.1M6.5 5h.1M2.6 7.4h.1" />
      </pattern>
      <rect className="syww-land" width={SHEET.w} height={SHEET.h} />
      {hues.map((hue) => (
        <g key={hue} data-hue={hue}>
          <path
            className="syww-tint"
            d={of(hue)
              .filter(({ value }) => value > 0)
              .map(whole)
              .join('')}
          />
          <path className="syww-band" d={of(hue).map(bands).join('')} />
        </g>
      ))}
      <path className="syww-unknown" d={unknown.map(whole).join('')} />
      <path className="syww-fir" d={wild.map(firs).join('')} />
    </svg>
  );
});

const whole = ({ square }: Printed): string => {
  const { x, y } = cornerOf(square);
  return `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
};

/** A band inside each side beyond which the land is another's. */
function bands({ square, border }: Printed): string {
  const { x, y } = cornerOf(square);
  const inner = CELL - BAND;
  const sides = [
    `M${x} ${y}h${CELL}v${BAND}h-${CELL}z`,
    `M${x + inner} ${y}h${BAND}v${CELL}h-${BAND}z`,
    `M${x} ${y + inner}h${CELL}v${BAND}h-${CELL}z`,
    `M${x} ${y}h${BAND}v${CELL}h-${BAND}z`,
  ];
  return sides.filter((_, i) => border[i]).join('');
}

function firs({ square }: Printed): string {
  const { x, y } = cornerOf(square);
  const feet = FIRS[square];
  let d = '';
  for (let i = 0; i < feet.length; i += 2) d += `M${x + feet[i] - 3.2} ${y + feet[i + 1]}l3.2-8.5 3.2 8.5zm3.2 0v2.2`;
  return d;
}
