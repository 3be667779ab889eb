import type { ReactNode } from 'react';
import { Rose } from '../parts/rose.tsx';

const RHUMBS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

/** The engraved sheet over the first page: open sea, rhumb lines from one rose, a graduated neatline. */
export function Masthead({ children }: { readonly children: ReactNode }) {
  return (
    <section className="masthead">
      <svg className="masthead-lines" viewBox="0 0 900 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {RHUMBS.map((angle) => (
          <line key={angle} x1="450" y1="350" x2={450 + 1200 * Math.cos(angle)} y2={350 + 1200 * Math.sin(angle)} />
        ))}
        <circle cx="450" cy="350" r="120" />
        <circle cx="450" cy="350" r="240" />
      </svg>
      <div className="masthead-words">{children}</div>
      <Rose size={84} />
    </section>
  );
}
