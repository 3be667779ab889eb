import type { ReactNode } from 'react';
import type { Box } from '../anchors.ts';
import type { Labelled } from '../marks.ts';

interface TargetProps {
  id: string;
  mark?: Labelled | undefined;
  box: Box;
  children: ReactNode;
}

/**
 * Something to point at. What may be chosen is a button with the caller's sentence; the rest only answers the pointer. What it
 * holds stands in the same place either way: else every piece that may be chosen, or no longer may, would be drawn anew.
 */
export function Target({ id, mark, box, children }: TargetProps): ReactNode {
  const isButton = mark !== undefined && mark.state !== 'acts';
  return (
    <g data-thing={id} className={isButton ? 'soe-target' : undefined}>
      {children}
      {isButton && <Frame mark={mark} box={box} />}
    </g>
  );
}

/** The figures on the counters are no part of its name: the button is a frame of its own. */
function Frame({ mark, box }: { mark: Labelled; box: Box }): ReactNode {
  const ring = { x: box.x - 8, y: box.y - 8, width: box.w + 16, height: box.h + 16, rx: 7 };
  return (
    <>
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
    </>
  );
}
