import { useEffect } from 'react';
import { useTexts } from '../../i18n/index.ts';

/** A red seal in the title: somebody waits for you. */
const ASKED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#8a1f1b"/><path d="M16 5l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#f8f1e1"/></svg>',
)}`;

/** The tab says at which table one is, and whether one is asked there. */
export function useTurnTitle(table: string, isAsked: boolean): void {
  const texts = useTexts();
  useEffect(() => {
    const before = document.title;
    document.title = isAsked ? texts.yourTurnTitle(table) : `${table} · ${texts.product}`;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const usual = icon?.href ?? '';
    if (icon !== null && isAsked) icon.href = ASKED;
    return () => {
      document.title = before;
      if (icon !== null) icon.href = usual;
    };
  }, [table, isAsked, texts]);
}
