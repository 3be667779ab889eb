import { useEffect, useState } from 'react';

/** How long a pointer rests before the hover card opens. */
const AFTER = 350;

/** What a pointer has come to rest on; nothing where there is no pointer that hovers. */
export function useResting<T>(under: T | null): T | null {
  const [shown, setShown] = useState<T | null>(null);
  useEffect(() => {
    setShown(null);
    if (under === null || !matchMedia('(hover: hover)').matches) return;
    const timer = setTimeout(() => setShown(under), AFTER);
    return () => clearTimeout(timer);
  }, [under]);
  return shown;
}
