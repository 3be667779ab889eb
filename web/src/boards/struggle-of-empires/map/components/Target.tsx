import type { ReactNode } from 'react';
import type { Box } from '../anchors.ts';
import type { Labelled } from '../marks.ts';

interface TargetProps {
  id: string;
  mark?: Labelled | undefined;
  box: Box;
  children: ReactNode;
}

/** Something to point at. What may be chosen is a button with the caller's sentence; the rest only answers the pointer. */
export function Target({ id, mark, box, children }: TargetProps): ReactNode {
  if (!mark || mark.state === 'acts') return <g data-thing={id}>{children}</g>;
  const ring = { x: box.x - 8, y: box.y - 8, width: box.w + 16, height: box.h + 16, rx: 7 };
  return (
    <g data-thing={id} className="soe-target">
      {children}
      {/* The figures on the counters are no part of its name: the button is a frame of its own. */}
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG */}
      <rect
        className="soe-button"
        role="button"
        tabIndex={0}
        aria-label={mark.label}
        aria-pressed={mark.state !== 'may'}
        {...ring}
      />
      <rect className="soe-focus-halo" {...ring} />
      <rect className="soe-focus" {...ring} />
    </g>
  );
}
