import type { LessonBook } from '@cabinet-wars/kernel';
import { english } from './en.ts';
import { firstPeace } from './first-peace.ts';
import { italian } from './it.ts';

export const lessons: readonly LessonBook[] = [{ lesson: firstPeace, texts: { en: english, it: italian } }];
