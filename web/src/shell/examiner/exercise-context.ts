import type { ExerciseTexts } from '@cabinet-wars/kernel';
import { createContext, useContext } from 'react';

/** What a page with an exercise gives its parts. */
export interface ExerciseHost {
  readonly texts: ExerciseTexts;
  /** A difference in what is counted at this table. */
  measure(amount: string): string;
  /** Which of the game's exercises it is, from 1, and of how many. */
  readonly at: number;
  readonly of: number;
  /** The address of the one after it, and of the list. */
  readonly next: string;
  readonly all: string;
  /** The game goes on from here, against bots. */
  playOn(): void;
}

export const ExerciseContext = createContext<ExerciseHost | null>(null);
export const useExerciseHost = (): ExerciseHost | null => useContext(ExerciseContext);
