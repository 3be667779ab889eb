import type { ReactNode } from 'react';
import { Rose } from '../parts/rose.tsx';
import { land, shore } from './generated/atlantic.ts';

const RHUMBS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

/** The engraved sheet over the first page: open sea, rhumb lines from one rose, a graduated neatline. */
export function Masthead({ children }: { readonly children: ReactNode }) {
  return (
    <section className="masthead">
      <svg className="masthead-lines" viewBox="0 0 900 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {RHUMBS.map((angle) => (
          <line key={angle} x1="450" y1="350" x2={450 + 1200 * Math.cos(angle)} y2={350 + 1200 * Math.sin(angle)} />
        ))}
        <path id="atlantic-shore" className="masthead-shore" d={shore} />
        <path id="atlantic-land" className="masthead-land" d={land} />
      </svg>
      <div className="masthead-words">{children}</div>
      <Rose size={84} />
    </section>
  );
}

/** What each game's card shows of the same sheet, in turn: the Iberian coast, the Windward Passage, the Grand Banks, Guinea. */
const CUTS = ['610 20 300 200', '10 200 300 200', '170 0 300 200', '590 220 300 200'];

export function Cut({ at }: { readonly at: number }) {
  return (
    <svg
      className="masthead-lines"
      viewBox={CUTS[at % CUTS.length]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href="#atlantic-shore" />
      <use href="#atlantic-land" />
    </svg>
  );
}
