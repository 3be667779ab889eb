import type { Language } from '@cabinet-wars/kernel';
import { inLanguage, type Translations } from '@cabinet-wars/kernel';
import type { Term } from '../../kit/terms/term.ts';
import { glossary as en } from './en/glossary.ts';
import { glossary as it } from './it/glossary.ts';

const terms: Translations<readonly Term[]> = { en, it };

/** The words of this game that explain themselves wherever its rules print them. */
export const glossary = (language: Language): readonly Term[] => inLanguage(terms, language);
