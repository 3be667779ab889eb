import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { currentSettings, useSettings } from '../settings.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { it } from './it.ts';

export { sayReason } from '@cabinet-wars/kernel';
export type { Texts };

const tables: Translations<Texts> = { en, it, de };

export const textsIn = (language: Language): Texts => inLanguage(tables, language);
export const useTexts = (): Texts => inLanguage(tables, useSettings().language);
export const currentTexts = (): Texts => inLanguage(tables, currentSettings().language);
