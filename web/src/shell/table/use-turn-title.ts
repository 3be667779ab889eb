import { useEffect } from 'react';
import { useWords } from '../../i18n/index.ts';

/** The tab says at which table one is, and whether one is asked there. */
export function useTurnTitle(table: string, isAsked: boolean): void {
  const words = useWords();
  useEffect(() => {
    const before = document.title;
    document.title = isAsked ? words.yourTurnTitle(table) : `${table} · ${words.product}`;
    return () => {
      document.title = before;
    };
  }, [table, isAsked, words]);
}
