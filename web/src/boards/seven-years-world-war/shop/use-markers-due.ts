import { useEffect } from 'react';
import type { BoardProps } from '../read/seen.ts';
import { shopping, yearOf } from './basket.ts';

/** Markers are drawn one by one: what was paid for is asked for again, as long as it can be had. */
export function useMarkersDue({ ask, view, pick }: BoardProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const { year, markersDue } = shopping.get();
    if (ask === null || markersDue === 0) return;
    const mayBuy = year === yearOf(ask, view.open) && ask.options.some(({ t }) => t === 'buy-marker');
    shopping.set({ markersDue: mayBuy ? markersDue - 1 : 0 });
    if (mayBuy) pick([{ t: 'buy-marker' }]);
  }, [ask?.askId]);
}
