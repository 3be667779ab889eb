import './rail.css';
import type { ReactNode } from 'react';

/** Actions as pips: those left are filled. The words beside them say the same. */
export const Pips = ({ left, of }: { readonly left: number; readonly of: number }): ReactNode => (
  <span className="pips" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pips are only counted
      <i key={i} className="pip" data-left={i >= of - left || undefined} />
    ))}
  </span>
);
