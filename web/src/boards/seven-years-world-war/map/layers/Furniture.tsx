import { SQUARES, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import { memo, type ReactNode } from 'react';
import { Icon, Medal } from '../../../../counters/index.ts';
import type { MarkedSide, Occupation, Printed, SideMark } from '../../read/map/land.ts';
import { LAND } from '../generated/geography.ts';
import { CELL, COLUMNS, cornerOf, ROWS, SHEET } from '../grid.ts';
import { isTight, nameOnMap } from '../layout.ts';

interface Props {
  readonly printed: readonly Printed[];
  readonly sides: readonly MarkedSide[];
  readonly names: Readonly<Record<SquareId, string>>;
}

/** Land that shows on a square less than this is too small to be seen: an islet stands for it. */
const SEEN = 10;
const ISLET = 'M-7 1C-6-4-2-6 2-5 6-5 8-1 7 2 5 6 0 5-3 6-6 6-8 4-7 1z';

const GRID = [
  ...Array.from({ length: COLUMNS + 1 }, (_, i) => `M${i * CELL} 0V${SHEET.h}`),
  ...Array.from({ length: ROWS + 1 }, (_, i) => `M0 ${i * CELL}H${SHEET.w}`),
].join('');

/** What is printed on the sheet: the grid, names, values, ports, capitals, ice, and sides that are not what they seem. */
export const Furniture = memo(function Furniture({ printed, sides, names }: Props): ReactNode {
  const ice = printed.filter(({ terrain }) => terrain === 'ice');
  const land = printed.filter(({ terrain }) => terrain !== 'sea' && terrain !== 'ice');
  return (
    <svg className="syww-sheet" viewBox={`0 0 ${SHEET.w} ${SHEET.h}`} aria-hidden="true">
      <pattern id="syww-chevrons" width="10" height="7" patternUnits="userSpaceOnUse">
        <path className="syww-chevron" d="M0 5 5 2 10 5" />
      </pattern>
      {ice.map(({ square }) => (
        <rect key={square} className="syww-ice" {...cornerOf(square)} width={CELL} height={CELL} />
      ))}
      {land.map(({ square }) => LAND[square] < SEEN && <Islet key={square} square={square} />)}
      <path className="syww-grid" d={GRID} />
      {sides.map((side) => (
        <SideOn key={`${side.square} ${side.direction}`} {...side} />
      ))}
      <g className="syww-references">
        {printed.map(({ square, terrain }) => terrain !== 'ice' && <Reference key={square} square={square} />)}
      </g>
      <g className="syww-names">
        {land.map(({ square }) => (
          <Name key={square} square={square} name={nameOnMap(names[SQUARES[square]] ?? '')} />
        ))}
      </g>
      {land.map((each) => (
        <Worth key={each.square} {...each} />
      ))}
    </svg>
  );
});

function Islet({ square }: { readonly square: number }): ReactNode {
  const { x, y } = cornerOf(square);
  return (
    <path className="syww-islet" transform={`translate(${x + CELL / 2} ${y + CELL / 2 + 4}) scale(1.5)`} d={ISLET} />
  );
}

function Reference({ square }: { readonly square: number }): ReactNode {
  const { x, y } = cornerOf(square);
  return (
    <text x={x + 4} y={y + CELL - 4}>
      {SQUARES[square]}
    </text>
  );
}

function Name({ square, name }: { readonly square: number; readonly name: string }): ReactNode {
  const { x, y } = cornerOf(square);
  return (
    <text x={x + 4} y={y + 12} {...(isTight(name) ? { textLength: CELL - 8, lengthAdjust: 'spacingAndGlyphs' } : {})}>
      {name}
    </text>
  );
}

const STAR = 'M0-6 1.7-1.9 6-1.6 2.7 1.2 3.8 5.4 0 3-3.8 5.4-2.7 1.2-6-1.6-1.7-1.9z';

/** The treasury value, above it a star for a capital, beside it an anchor for a port. */
function Worth({ square, value, port, capital }: Printed): ReactNode {
  const { x, y } = cornerOf(square);
  const beside = value > 0 ? 37 : 54;
  return (
    <g className="syww-worth" transform={`translate(${x} ${y})`}>
      {value > 0 && (
        <g transform="translate(60 60)">
          <Medal vp={value} />
        </g>
      )}
      {capital && <path className="syww-capital" transform="translate(62 44)" d={STAR} />}
      {port && (
        <g className="syww-port" transform={`translate(${beside} 55)`}>
          <Icon name="anchor" size={12} />
        </g>
      )}
    </g>
  );
}

/** Two waves, two bars, a red bar, a bridge: across the middle of a side that runs from left to right. */
const MARKS: Readonly<Record<SideMark, string>> = {
  sea: 'M-9-2q2.2-3 4.5 0t4.5 0 4.5 0 4.5 0M-9 2q2.2-3 4.5 0t4.5 0 4.5 0 4.5 0',
  land: 'M-3-5v10M3-5v10',
  closed: 'M-12 0h24',
  strait: 'M-8 5C-8-3 8-3 8 5M-8-4h16M-4-4v3M0-4v2M4-4v3',
};

function SideOn({ square, direction, mark }: MarkedSide): ReactNode {
  const { x, y } = cornerOf(square);
  const at =
    direction === 1 ? `translate(${x + CELL} ${y + CELL / 2}) rotate(90)` : `translate(${x + CELL / 2} ${y + CELL})`;
  return (
    <g className="syww-side" data-mark={mark} transform={at}>
      <path className="syww-side-halo" d={MARKS[mark]} />
      <path d={MARKS[mark]} />
    </g>
  );
}

const HATCH = Array.from({ length: 9 }, (_, i) => {
  const foot = 8 + i * 15;
  return `M${Math.max(0, foot - CELL)} ${Math.min(CELL, foot)}L${Math.min(CELL, foot)} ${Math.max(0, foot - CELL)}`;
}).join('');

/** As many directions of hatch as there can be coalitions: told apart without colour, too. */
const HATCHES: readonly string[] = [
  HATCH,
  Array.from({ length: 9 }, (_, i) => {
    const foot = 8 + i * 15;
    return `M${CELL - Math.max(0, foot - CELL)} ${Math.min(CELL, foot)}L${CELL - Math.min(CELL, foot)} ${Math.max(0, foot - CELL)}`;
  }).join(''),
  Array.from({ length: 5 }, (_, i) => `M${8 + i * 15} 0V${CELL}`).join(''),
  Array.from({ length: 5 }, (_, i) => `M0 ${8 + i * 15}H${CELL}`).join(''),
];

/** Hatched in the colour of those who hold what is not theirs; by coalition, all that each of them holds. */
export const Occupations = memo(function Occupations({ all }: { readonly all: readonly Occupation[] }): ReactNode {
  return (
    <svg className="syww-sheet" viewBox={`0 0 ${SHEET.w} ${SHEET.h}`} aria-hidden="true">
      {all.map(({ square, hue, coalition }) => {
        const { x, y } = cornerOf(square);
        return (
          <g key={square} data-hue={hue} transform={`translate(${x} ${y})`}>
            {coalition !== undefined && <rect className="syww-held" width={CELL} height={CELL} />}
            <path className="syww-occupied" d={HATCHES[coalition ?? 0]} />
          </g>
        );
      })}
    </svg>
  );
});
