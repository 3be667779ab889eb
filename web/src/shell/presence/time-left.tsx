import { useEffect, useState } from 'react';
import type { Presence, PresenceState } from '../../client/presence.ts';
import { duration } from '../../i18n/moment.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useSettings } from '../../settings.ts';
import { usePresence } from './connection.tsx';

interface Time {
  /** Milliseconds left when it was looked at. */
  readonly left: number;
  /** Since when it runs; null while it stands. */
  readonly since: number | null;
}

/** How much time a seat has: its clock, or until when the table waits for it. */
function timeOf({ clocks, deadline }: PresenceState, seat: number, isAsked: boolean): Time | null {
  if (clocks !== null) return { left: clocks.left[seat], since: isAsked ? clocks.since : null };
  return deadline === null || !isAsked ? null : { left: deadline, since: 0 };
}

interface Props {
  readonly presence: Presence;
  readonly seat: number;
  readonly isAsked: boolean;
}

export function TimeLeft({ presence, seat, isAsked }: Props) {
  const texts = useOnlineTexts();
  const { language } = useSettings();
  const time = timeOf(usePresence(presence), seat, isAsked);
  const [now, setNow] = useState(Date.now);
  const runs = time !== null && time.since !== null;
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (time === null) return null;
  const left = time.left - (time.since === null ? 0 : now - time.since);
  return (
    <span className="time-left" data-runs={runs ? '' : undefined}>
      {texts.timeLeft(duration(left, language))}
    </span>
  );
}
