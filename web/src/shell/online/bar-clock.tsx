import type { Beside } from '../../online/beside.ts';
import { TimeLeft } from './time-left.tsx';

interface Props {
  readonly beside: Beside;
  readonly waits: readonly number[];
  readonly mine: number | null;
}

/** On the bar, the clock that runs: one's own before others'. */
export default function BarClock({ beside, waits, mine }: Props) {
  const seat = mine !== null && waits.includes(mine) ? mine : waits[0];
  return seat === undefined ? null : <TimeLeft beside={beside} seat={seat} isAsked />;
}
