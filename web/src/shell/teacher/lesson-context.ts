import type { LessonTexts } from '@cabinet-wars/kernel';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LessonControl, LessonNow } from '../../client/lesson.ts';

/** What a page with a lesson gives its parts. */
export interface LessonHost {
  readonly texts: LessonTexts;
  /** The game goes on from here, against bots. */
  playOn(): void;
  leave(): void;
}

export const LessonContext = createContext<LessonHost | null>(null);
export const useLessonHost = (): LessonHost | null => useContext(LessonContext);
export const useLesson = (control: LessonControl): LessonNow => useSyncExternalStore(control.subscribe, control.now);

const nothing = (): null => null;
const nobody = () => nothing;
/** At any table, taught or not. */
export const useLessonAt = (control: LessonControl | undefined): LessonNow | null =>
  useSyncExternalStore<LessonNow | null>(control?.subscribe ?? nobody, control?.now ?? nothing);
