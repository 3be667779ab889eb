import '../../../counters/counters.css';
import type { ReactNode } from 'react';
import { Counter, type CounterPower, Piece } from '../../../counters/index.ts';

/** The disc of a power; dotted where nobody plays it. */
export function Emblem({
  plays,
  size = 24,
  nonPlayer = false,
}: {
  readonly plays: string;
  readonly size?: number;
  readonly nonPlayer?: boolean;
}): ReactNode {
  return (
    <Counter size={size} term={`power-${plays}`}>
      <Piece kind="control" power={plays as CounterPower} nonPlayer={nonPlayer} />
    </Counter>
  );
}
