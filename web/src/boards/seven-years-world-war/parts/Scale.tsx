import './scale.css';
import type { ReactNode } from 'react';
import { onScale, TICKS } from '../read/standing.ts';

interface Props {
  /** In hundredths. */
  readonly ratio: number;
  /** Where it stood before, where that is to be seen. */
  readonly from?: number;
}

const LINE = ['M0 9H100', ...TICKS.map((tick) => `M${tick} 5V12`)].join('');

/** A ratio between the levels of victory; told in figures and words beside it. */
export function Scale({ ratio, from = ratio }: Props): ReactNode {
  const [was, at] = [onScale(from), onScale(ratio)];
  return (
    <span className="syww-scale" aria-hidden="true" data-term="ratio-scale">
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <path d={LINE} />
        {was !== at && <path className="syww-scale-way" d={`M${was} 9H${at}`} />}
      </svg>
      <i style={{ left: `${at}%`, '--was': `${was}%` }} />
    </span>
  );
}
