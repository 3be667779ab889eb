import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { currentSettings, useSettings } from '../settings.ts';
import { en, type Words } from './en.ts';
import { it } from './it.ts';

export { sayReason } from '@cabinet-wars/kernel';
export type { Words };

const tables: Translations<Words> = { en, it };

export const wordsIn = (language: Language): Words => inLanguage(tables, language);
export const useWords = (): Words => inLanguage(tables, useSettings().language);
export const currentWords = (): Words => inLanguage(tables, currentSettings().language);
/** What a language calls itself. */
export const languageName = (language: Language): string => inLanguage(tables, language).language;
