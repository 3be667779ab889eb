import type { Moment } from '@cabinet-wars/host/review';
import { useSettings } from '../../settings.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { linesOf } from '../time/story.ts';
import { useTimeline } from './use-timeline.ts';

/** No more than so many lines of the log are told. */
const MOST = 2;

/** What came of a moment: in the board's own sentence, else the last that the log tells of whoever set it off. */
export function useAftermath({ client, loaded: { board }, texts, telling }: Sitting): (moment: Moment) => string {
  const { language } = useSettings();
  const timeline = useTimeline(client);
  return ({ at, until, seat }) => {
    if (timeline === null) return '';
    const told = timeline.told.filter((_, i) => timeline.at[i] > at && timeline.at[i] <= until);
    const events = linesOf(told).flatMap((line) => (line.kind === 'event' ? [line.event] : []));
    const own = board.aftermath?.(events, texts, telling, language) ?? null;
    if (own !== null) return own;
    const { plays } = client.facts.seats[seat];
    const lines = events.flatMap((event) => {
      const doer = board.doer?.(event) ?? null;
      return doer === seat || doer === plays ? (texts.event(event, telling) ?? []) : [];
    });
    return lines.slice(-MOST).join(' ');
  };
}
