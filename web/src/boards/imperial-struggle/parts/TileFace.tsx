import { type InvestmentId, investmentOf, POINTS, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import type { OpenView } from '../read/seen.ts';
import { PointIcon } from './Points.tsx';

/** An Investment tile, as a picture: its Major and its Minor action, and the symbols it may bear. */
export function TileFace({ open, tile }: { open: OpenView; tile: InvestmentId }): ReactNode {
  const face = tablesOf(open).investments[investmentOf(tile)];
  return (
    <span className="is-tile" aria-hidden="true">
      <span className="is-points" data-of="major">
        <b>{face.majorPoints}</b>
        <PointIcon points={POINTS[face.major]} size={20} />
      </span>
      <span className="is-points" data-of="minor">
        <b>{face.minorPoints}</b>
        <PointIcon points={POINTS[face.minor]} size={17} />
      </span>
      <span className="is-symbols">
        {face.event && <Icon name="tile" size={17} />}
        {face.upgrade && <Icon name="drum" size={17} />}
      </span>
    </span>
  );
}
