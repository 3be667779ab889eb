import { useEffect, useRef } from 'react';
import { drawn } from '../../boards/kit/miniature.ts';
import { keepMiniature } from '../../miniature/kept-miniatures.ts';
import type { Sitting } from './use-table.ts';

/** Keeps a small picture of the board when the table is left, for the list of games to go on with. */
export function useMiniature({ client, loaded, shown }: Sitting): void {
  const latest = useRef(shown.state.view);
  latest.current = shown.state.view;
  const { miniature } = loaded.board;
  const isKept = client.lesson === undefined && miniature !== undefined;
  const { id } = client.facts;
  useEffect(() => {
    if (!isKept) return;
    const keep = () => {
      const style = getComputedStyle(document.documentElement);
      const picture = drawn(miniature(latest.current), (token) => style.getPropertyValue(`--cw-${token}`).trim());
      keepMiniature(id, picture);
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [id, isKept, miniature]);
}
