import type { ReactNode } from 'react';

export interface CartoucheProps {
  title: string;
  wars: number;
  war: number;
  rounds: number;
  round: number;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V'];
const FLOURISH = 'M-44 0 -10 -.5 -5 -2.2 0 -3.4 5 -2.2 10 -.5 44 0 10 .5 5 2.2 0 3.4 -5 2.2 -10 .5z';

/** The cartouche works: it says which war and which round it is. 136 by 84 units from its top left corner. */
export function Cartouche({ title, wars, war, rounds, round }: CartoucheProps): ReactNode {
  const step = 34;
  const first = 68 - ((wars - 1) * step) / 2;
  const firstDot = 68 - ((rounds - 1) * 14) / 2;
  return (
    <g className="cw-cartouche">
      <rect className="cw-sheet" width="136" height="84" />
      <rect className="cw-hairline" x="3" y="3" width="130" height="78" />
      <text
        className="cw-title"
        x="68"
        y="23"
        textLength={title.length > 22 ? 120 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {title}
      </text>
      <path className="cw-flourish" transform="translate(68 31.5)" d={FLOURISH} />
      {ROMAN.slice(0, wars).map((figure, i) => (
        <text key={figure} className="cw-war" data-now={i + 1 === war || undefined} x={first + i * step} y="58">
          {figure}
        </text>
      ))}
      <path className="cw-now" d={`M${first + (war - 1) * step - 11} 61.5h22`} />
      {Array.from({ length: rounds }, (_, i) => i + 1).map((n) => (
        <circle
          key={n}
          className="cw-round"
          data-now={n === round || undefined}
          data-past={n < round || undefined}
          cx={firstDot + (n - 1) * 14}
          cy="71"
          r="4"
        />
      ))}
    </g>
  );
}
