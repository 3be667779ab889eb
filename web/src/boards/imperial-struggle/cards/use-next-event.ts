import { useEffect } from 'react';
import type { BoardProps } from '../read/seen.ts';
import { desk } from '../state/desk.ts';

/** Once a ministry is turned up for the bonus of an Event, that Event is picked; it is committed like any other. */
export function useNextEvent({ ask, pick }: BoardProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const { next } = desk.get();
    if (ask === null || next === null || next.askId === ask.askId) return;
    desk.set({ next: null });
    const { event } = next;
    if (ask.options.some((option) => option.t === 'event' && option.event === event)) pick({ t: 'event', event });
  }, [ask?.askId]);
}
