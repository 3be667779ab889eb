import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, as it comes and goes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Where the log has a column of its own. */
export const useWide = (): boolean => useMedia('(min-width: 1800px)');
