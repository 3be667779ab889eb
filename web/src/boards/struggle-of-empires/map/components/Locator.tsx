import { memo, type ReactNode, type RefObject } from 'react';
import { Rose } from '../../../../counters/index.ts';
import { BOARD, PLATE_BOX, ROSE } from '../anchors.ts';
import { LOCATOR } from '../generated/geography.ts';
import { PLATES } from '../places.ts';

interface LocatorProps {
  /** The rectangle of what is in sight; moved without a render. */
  window: RefObject<SVGRectElement | null>;
  wholeLabel: string;
  onWhole: () => void;
  onGo: (x: number, y: number) => void;
}

/** The overview map of small screens, and the rose, which shows all of it. */
export const Locator = memo(function Locator({ window, wholeLabel, onWhole, onGo }: LocatorProps): ReactNode {
  return (
    <>
      <button type="button" className="soe-whole" aria-label={wholeLabel} onClick={onWhole}>
        <svg viewBox="-16 -16 32 32" aria-hidden="true">
          <Rose radius={14} />
        </svg>
      </button>
      <svg
        className="soe-locator"
        viewBox={`0 0 ${BOARD.w} ${BOARD.h}`}
        aria-hidden="true"
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          onGo(((event.clientX - left) / width) * BOARD.w, ((event.clientY - top) / height) * BOARD.h);
        }}
      >
        {PLATES.map((id) => (
          <rect
            key={id}
            className="soe-water"
            x={PLATE_BOX[id].x}
            y={PLATE_BOX[id].y}
            width={PLATE_BOX[id].w}
            height={PLATE_BOX[id].h}
          />
        ))}
        <path className="soe-earth" d={LOCATOR} />
        <rect ref={window} className="soe-window" />
      </svg>
    </>
  );
});

/** The engraved rose is a button too. */
export const RoseButton = memo(
  ({ label, onWhole }: { label: string; onWhole: () => void }): ReactNode => (
    // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be a button element
    <g
      className="soe-rose"
      role="button"
      tabIndex={0}
      aria-label={label}
      onClick={onWhole}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === ' ') onWhole();
      }}
    >
      <circle className="soe-ground" cx={ROSE.x} cy={ROSE.y} r={ROSE.radius} />
      <circle className="soe-focus-halo" cx={ROSE.x} cy={ROSE.y} r={ROSE.radius + 3} />
      <circle className="soe-focus" cx={ROSE.x} cy={ROSE.y} r={ROSE.radius + 3} />
    </g>
  ),
);
