import { POWERS } from '@cabinet-wars/seven-years-world-war/data';
import { powersOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { PowerDisc } from '../panels/faces.tsx';
import type { OpenView } from '../read/seen.ts';

interface Props {
  readonly open: OpenView;
  readonly seat: number | null;
  readonly size: number;
}

/** The signs of a coalition's powers, laid over each other. */
export const Discs = ({ open, seat, size }: Props): ReactNode => (
  <span className="syww-disc-row" aria-hidden="true">
    {seat !== null && powersOf(open, seat).map((power) => <PowerDisc key={power} nation={POWERS[power]} size={size} />)}
  </span>
);
