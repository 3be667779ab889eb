import '../../../counters/counters.css';
import type { ReactNode } from 'react';
import { Counter, type CounterPower, Piece } from '../../../counters/index.ts';

/** The disc of a side. Before the sides are settled it is nobody's. */
export function Emblem({ plays, size = 24 }: { readonly plays: string; readonly size?: number }): ReactNode {
  return (
    <Counter size={size} term={`side-${plays}`}>
      <Piece kind="control" power={plays === 'either' ? 'minor' : (plays as CounterPower)} />
    </Counter>
  );
}
