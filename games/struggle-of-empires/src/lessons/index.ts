import type { LessonBook } from '@cabinet-wars/kernel';
import { english } from './en.ts';
import { firstWar } from './first-war.ts';
import { italian } from './it.ts';

export const lessons: readonly LessonBook[] = [{ lesson: firstWar, texts: { en: english, it: italian } }];
