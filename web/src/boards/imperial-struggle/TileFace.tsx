import { type InvestmentId, investmentOf } from '@cabinet-wars/imperial-struggle/data/investments';
import { POINTS } from '@cabinet-wars/imperial-struggle/data/points';
import { tablesOf } from '@cabinet-wars/imperial-struggle/data/tables';
import type { ReactNode } from 'react';
import { Icon } from '../../counters/index.ts';
import type { Naming } from './i18n/index.ts';
import { PointIcon } from './Points.tsx';
import type { OpenView } from './read/seen.ts';

/** An Investment tile: its Major and its Minor action, and the symbols it may bear. */
export function TileFace({ open, tile, naming }: { open: OpenView; tile: InvestmentId; naming: Naming }): ReactNode {
  const face = tablesOf(open).investments[investmentOf(tile)];
  return (
    <span className="is-tile">
      <span className="visually-hidden">{naming.game.investment(face)}</span>
      <span className="is-points" data-of="major" aria-hidden="true">
        <b>{face.majorPoints}</b>
        <PointIcon points={POINTS[face.major]} size={20} />
      </span>
      <span className="is-points" data-of="minor" aria-hidden="true">
        <b>{face.minorPoints}</b>
        <PointIcon points={POINTS[face.minor]} size={17} />
      </span>
      <span className="is-symbols" aria-hidden="true">
        {face.event && <Icon name="tile" size={17} />}
        {face.upgrade && <Icon name="drum" size={17} />}
      </span>
    </span>
  );
}
