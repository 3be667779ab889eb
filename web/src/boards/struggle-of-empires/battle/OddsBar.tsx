import './odds.css';
import type { ReactNode } from 'react';
import type { BoardTexts } from '../i18n/index.ts';

interface Chances {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

const NARROW = 0.075;
export const percent = (chance: number): number => Math.round(chance * 100);

/** One bar: green for a win, hatching for a tie, red for a defeat; each figure rounded on its own. */
export function OddsBar({ odds, own }: { odds: Chances; own: BoardTexts }): ReactNode {
  const parts = [
    ['win', odds.win],
    ['tie', odds.tie],
    ['loss', odds.lose],
  ] as const;
  const text = parts.map(([kind, chance]) => `${own[kind]} ${own.percent(percent(chance))}`).join(', ');
  return (
    <span className="soe-odds" role="img" aria-label={text} data-term="odds" data-note={text}>
      {parts.map(([kind, chance]) =>
        chance > 0 ? (
          <span key={kind} data-kind={kind} style={{ flexGrow: Math.max(chance, NARROW) }}>
            <b>{percent(chance)}</b>
          </span>
        ) : null,
      )}
    </span>
  );
}
