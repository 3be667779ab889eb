import type { PointId } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../counters/index.ts';

const ICONS: Readonly<Record<PointId, IconName>> = { E: 'gold', D: 'quill', M: 'cannon' };

export const PointIcon = ({ points, size = 18 }: { points: PointId; size?: number }): ReactNode => (
  <Icon name={ICONS[points]} size={size} term={`points-${points}`} />
);
