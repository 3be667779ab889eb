import { inLanguage, type Translations } from '@cabinet-wars/kernel';
import { useSettings } from '../../settings.ts';
import { type ExerciseShellTexts, en } from './en.ts';
import { it } from './it.ts';

const tables: Translations<ExerciseShellTexts> = { en, it };

export const useExerciseTexts = (): ExerciseShellTexts => inLanguage(tables, useSettings().language);
