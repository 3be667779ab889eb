import { inLanguage, type Translations } from '@cabinet-wars/kernel';
import { useSettings } from '../../settings.ts';
import { de } from './de.ts';
import { en, type ProgramTexts } from './en.ts';
import { it } from './it.ts';

const tables: Translations<ProgramTexts> = { en, it, de };

export const useProgramTexts = (): ProgramTexts => inLanguage(tables, useSettings().language);
