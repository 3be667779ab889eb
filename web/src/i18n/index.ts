import type { Language } from '@cabinet-wars/games';
import { currentSettings, useSettings } from '../settings.ts';
import { en, type Words } from './en.ts';
import { it } from './it.ts';

export { sayReason } from '@cabinet-wars/kernel';
export type { Words };

const tables: Readonly<Record<Language, Words>> = { en, it };

export const wordsIn = (language: Language): Words => tables[language];
export const useWords = (): Words => tables[useSettings().language];
export const currentWords = (): Words => tables[currentSettings().language];
export const languageNames: Readonly<Record<Language, string>> = { en: en.language, it: it.language };
