import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { figures as en, type Figures } from './en/figures.ts';
import { figures as it } from './it/figures.ts';

const tables: Translations<Figures> = { en, it };
export const figureTexts = (language: Language): Figures => inLanguage(tables, language);
