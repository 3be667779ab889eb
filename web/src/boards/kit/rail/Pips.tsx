import './rail.css';
import type { ReactNode } from 'react';
import type { ActionsLeft } from '../actions-left.ts';

/** Actions as pips: those left are filled, one under way is half spent. The words beside them say the same. */
export const Pips = ({ left, of, doing }: ActionsLeft): ReactNode => (
  <span className="pips" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are only counted
        key={i}
        className="pip"
        data-left={i >= of - left || undefined}
        data-doing={(doing !== undefined && i === of - left - 1) || undefined}
      />
    ))}
  </span>
);
