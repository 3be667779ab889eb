import { memo, type ReactNode, type RefObject } from 'react';
import { Rose } from '../../../counters/index.ts';
import type { Point } from '../../../map/camera.ts';
import { LOCATOR } from './generated/geography.ts';
import { SHEET } from './grid.ts';

interface Props {
  /** The rectangle of what is in sight; moved without a render. */
  readonly window: RefObject<SVGRectElement | null>;
  readonly wholeLabel: string;
  onWhole(): void;
  onGo(at: Point): void;
}

/** The overview map, and the rose, which shows all of it. */
export const Locator = memo(function Locator({ window, wholeLabel, onWhole, onGo }: Props): ReactNode {
  return (
    <div className="syww-corner">
      <button type="button" className="syww-whole" aria-label={wholeLabel} data-tip={wholeLabel} onClick={onWhole}>
        <svg viewBox="-16 -16 32 32" aria-hidden="true">
          <Rose radius={14} />
        </svg>
      </button>
      <svg
        className="syww-locator"
        viewBox={`0 0 ${SHEET.w} ${SHEET.h}`}
        aria-hidden="true"
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          onGo({ x: ((event.clientX - left) / width) * SHEET.w, y: ((event.clientY - top) / height) * SHEET.h });
        }}
      >
        <rect className="syww-water" width={SHEET.w} height={SHEET.h} />
        <path className="syww-earth" d={LOCATOR} />
        <rect ref={window} className="syww-window" />
      </svg>
    </div>
  );
});
