import { useSyncExternalStore } from 'react';

interface Media {
  holds(): boolean;
  subscribe(listener: () => void): () => void;
}

const known = new Map<string, Media>();

/** Made once: asking the browser anew at every drawing takes longer than most of what is drawn. */
function mediaOf(query: string): Media {
  let media = known.get(query);
  if (media === undefined) {
    const list = matchMedia(query);
    media = {
      holds: () => list.matches,
      subscribe: (listener) => {
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
    };
    known.set(query, media);
  }
  return media;
}

/** Whether a media query holds, as it comes and goes. */
export function useMedia(query: string): boolean {
  const { subscribe, holds } = mediaOf(query);
  return useSyncExternalStore(subscribe, holds);
}

/** Where the log has a column of its own. */
export const useWide = (): boolean => useMedia('(min-width: 1800px)');
