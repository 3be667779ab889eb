import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * Something that takes a while to work out, once the question is on the screen; null until then. Made anew for each `of`.
 */
export function useAfterPaint<K extends object, T>(of: K | null, make: (of: K) => T): T | null {
  const [made, setMade] = useState<{ readonly of: K; readonly value: T } | null>(null);
  // What is deferred takes its turn with the board, so that the board need not wait for it.
  const drawn = useDeferredValue(of, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is made depends on nothing else
  useEffect(() => {
    if (drawn === null) return;
    return afterNextFrame(() => {
      const value = make(drawn);
      startTransition(() => setMade({ of: drawn, value }));
    });
  }, [drawn]);
  return made !== null && made.of === of ? made.value : null;
}

/** Effects of a choice run before its frame, and so would a timer set in them: only behind the frame is it painted. */
function afterNextFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
