import { useEffect, useState } from 'react';

/** Something that takes a while to work out, once the question is on the screen; null until then. Made anew for each `of`. */
export function useAfterPaint<K extends object, T>(of: K | null, make: (of: K) => T): T | null {
  const [made, setMade] = useState<{ readonly of: K; readonly value: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is made depends on nothing else
  useEffect(() => {
    if (of === null) return;
    const timer = setTimeout(() => setMade({ of, value: make(of) }), 0);
    return () => clearTimeout(timer);
  }, [of]);
  return made !== null && made.of === of ? made.value : null;
}
