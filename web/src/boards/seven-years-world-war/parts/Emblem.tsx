import '../../../counters/counters.css';
import '../emblem.css';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';

const NUMERALS = ['I', 'II', 'III', 'IV'];
const SHIELD = 'M-10-11H10V1C10 7 5 10 0 12-5 10-10 7-10 1z';

/** The shield of a coalition, told apart by its numeral and by how it is parted. */
export function Emblem({ plays, size = 24 }: { readonly plays: string; readonly size?: number }): ReactNode {
  const seat = Number(plays.replace('coalition-', '')) - 1;
  return (
    <Counter size={size} term="shield">
      <g className="syww-shield" data-coalition={seat + 1}>
        <path className="syww-shield-body" d={SHIELD} />
        <text y="4.5">{NUMERALS[seat] ?? '?'}</text>
      </g>
    </Counter>
  );
}
