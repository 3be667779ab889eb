import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import type { Term } from '../../kit/terms/term.ts';
import { glossary as en } from './en/glossary.ts';
import { glossary as it } from './it/glossary.ts';

const tables: Translations<readonly Term[]> = { en, it };

/** Words of the game that explain themselves wherever they are printed. */
export const glossary = (language: Language): readonly Term[] => inLanguage(tables, language);
