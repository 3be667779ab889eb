import type { CSSProperties, ReactNode } from 'react';
import type { Box, Size } from '../../../map/camera.ts';

interface Props {
  /** The sheet's own layers, in its units. */
  readonly sheet: Size;
  /** The part of it that is shown. */
  readonly box: Box;
  /** How many pixels a unit of the sheet is. */
  readonly scale: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** A piece cut out of a game's real map. Nothing on it can be chosen. */
export function MapCut({ sheet, box, scale, className, children }: Props): ReactNode {
  const style: CSSProperties = { width: box.w * scale, height: box.h * scale };
  const moved: CSSProperties = {
    width: sheet.w,
    height: sheet.h,
    transform: `scale(${scale}) translate(${-box.x}px, ${-box.y}px)`,
  };
  return (
    <div className="how-cut" style={style} aria-hidden="true">
      <div className={className} style={moved}>
        {children}
      </div>
    </div>
  );
}
