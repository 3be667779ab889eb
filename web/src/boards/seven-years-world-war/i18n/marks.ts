import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import type { Term } from '../../kit/terms/term.ts';
import { marks as en } from './en/marks.ts';
import { marks as it } from './it/marks.ts';
import { moreMarks } from './more-marks.ts';

const tables: Translations<readonly Term[]> = { en, it };

/** What the icons and figures of this board say that are no words of its glossary. */
export const marks = (language: Language): readonly Term[] => [...inLanguage(tables, language), ...moreMarks(language)];
