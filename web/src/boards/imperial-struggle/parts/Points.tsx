import type { PointId } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../counters/index.ts';
import type { Naming } from '../i18n/index.ts';
import type { Points } from '../read/purchases/purse.ts';

const ICONS: Readonly<Record<PointId, IconName>> = { E: 'gold', D: 'quill', M: 'cannon' };

export const PointIcon = ({ points, size = 18 }: { points: PointId; size?: number }): ReactNode => (
  <Icon name={ICONS[points]} size={size} term={`points-${points}`} />
);

/** Points of one kind in a box: how many, of what, and what for where that is not everything. */
export function PointsBox({ points, naming }: { points: Points; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const limit = points.limit === 'none' ? '' : `, ${game.limits[points.limit]}`;
  const about = `${own.pointsN(points.n, points.points)}, ${own.pointsOf[points.of]}${limit}`;
  return (
    <span
      className="is-points"
      data-state={points.state}
      data-of={points.of}
      data-term={`points-${points.points}`}
      data-note={about}
    >
      <b aria-hidden="true">{points.n}</b>
      <PointIcon points={points.points} />
      <span className="visually-hidden">{points.state === 'gone' ? own.spent(about) : about}</span>
    </span>
  );
}
