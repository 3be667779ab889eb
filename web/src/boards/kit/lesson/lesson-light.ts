import { useEffect } from 'react';
import { makeStore } from '../store.ts';

/** In a lesson: the thing the next press is at, where a gesture has come further than its step's own thing; null before that. */
export const lessonLight = makeStore<{ readonly thing: string | null }>({ thing: null });

export function useLessonLight(thing: string | null): void {
  useEffect(() => {
    lessonLight.set({ thing });
    return () => lessonLight.set({ thing: null });
  }, [thing]);
}
