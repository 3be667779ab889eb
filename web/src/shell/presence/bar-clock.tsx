import type { Presence } from '../../client/presence.ts';
import { TimeLeft } from './time-left.tsx';

interface Props {
  readonly presence: Presence;
  readonly waits: readonly number[];
  readonly mine: number | null;
}

/** On the bar, the clock that runs: one's own before others'. */
export default function BarClock({ presence, waits, mine }: Props) {
  const seat = mine !== null && waits.includes(mine) ? mine : waits[0];
  return seat === undefined ? null : <TimeLeft presence={presence} seat={seat} isAsked />;
}
