import './court.css';
import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import type { BoardProps } from '../read/seen.ts';
import { PLATES } from '../state/plates.ts';
import { CourtGrid } from './CourtGrid.tsx';

/** The grid of powers and markers over the lower map, where there is room for a plate. */
export function CourtPlate(props: BoardProps): ReactNode {
  const hasPlates = useMedia(PLATES);
  if (!hasPlates || props.ask?.key !== 'diplomacy.hub') return null;
  return (
    <div className="syww-court-plate" data-covers="left">
      <CourtGrid props={props} />
    </div>
  );
}
