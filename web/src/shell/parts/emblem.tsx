import type { ComponentType } from 'react';

interface Props {
  readonly plays: string;
  readonly name: string;
  readonly seat: number;
  readonly size?: number;
  readonly Own?: ComponentType<{ readonly plays: string; readonly size?: number }> | undefined;
}

const FILLS = ['britain', 'france', 'russia', 'austria', 'prussia', 'spain', 'united-provinces'];

/** The sign of a seat: the game's own, or a disc with the first letter. */
export function Emblem({ plays, name, seat, size = 24, Own }: Props) {
  if (Own !== undefined) return <Own plays={plays} size={size} />;
  const fill = FILLS[seat % FILLS.length];
  return (
    <svg className="emblem" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="11"
        fill={`var(--cw-${plays}, var(--cw-${fill}))`}
        stroke="var(--cw-rim)"
        strokeWidth="1.1"
      />
      <text x="12" y="16.2" textAnchor="middle" fontSize="12" fill={`var(--cw-${plays}-on, var(--cw-${fill}-on))`}>
        {name.slice(0, 1)}
      </text>
    </svg>
  );
}
