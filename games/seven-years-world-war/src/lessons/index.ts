import type { LessonBook } from '@cabinet-wars/kernel';
import { english } from './en.ts';
import { firstYear } from './first-year.ts';
import { italian } from './it.ts';

export const lessons: readonly LessonBook[] = [{ lesson: firstYear, texts: { en: english, it: italian } }];
