import type { ExerciseBook } from '@cabinet-wars/kernel';
import { exercises as chosen } from './chosen.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

export const exercises: ExerciseBook = {
  exercises: chosen,
  texts: { en: english, it: italian },
  measure: { en: (amount) => `${amount} points`, it: (amount) => `${amount} punti` },
};
