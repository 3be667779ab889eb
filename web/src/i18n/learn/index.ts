import { inLanguage, type Translations } from '@cabinet-wars/kernel';
import { useSettings } from '../../settings.ts';
import { de } from './de.ts';
import { en, type LearnTexts } from './en.ts';
import { it } from './it.ts';

export type { LearnTexts };

const tables: Translations<LearnTexts> = { en, it, de };

export const useLearnTexts = (): LearnTexts => inLanguage(tables, useSettings().language);
