import './odds.css';
import type { ReactNode } from 'react';
import type { BoardTexts } from '../i18n/index.ts';
import { percent } from './OddsBar.tsx';
import type { SeaOdds } from './odds-of.ts';

/** What the sea may do with a unit. */
export function VoyagePanel({ odds, own }: { odds: SeaOdds; own: BoardTexts }): ReactNode {
  const parts = [
    ['win', own.voyageOdds.arrives, odds.arrives],
    ['tie', own.voyageOdds.stays, odds.stays],
    ['loss', own.voyageOdds.lost, odds.lost],
  ] as const;
  return (
    <section className="soe-panel" aria-label={own.voyage}>
      <h3>{own.voyage}</h3>
      <span
        className="soe-odds"
        role="img"
        aria-label={parts.map(([, name, n]) => `${name} ${own.percent(percent(n))}`).join(', ')}
      >
        {parts.map(([kind, , n]) =>
          n > 0 ? (
            <span key={kind} data-kind={kind} style={{ flexGrow: Math.max(n, 0.08) }}>
              <b>{percent(n)}</b>
            </span>
          ) : null,
        )}
      </span>
      <p className="soe-legend" aria-hidden="true">
        {parts.map(([kind, name]) => (
          <span key={kind}>
            {name} <i data-kind={kind} />
          </span>
        ))}
      </p>
    </section>
  );
}
