import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { POWERS } from '@cabinet-wars/seven-years-world-war/data';
import type { Term } from '../../kit/terms/term.ts';
import * as en from './en/more-marks.ts';
import { namingOf } from './index.ts';
import * as it from './it/more-marks.ts';

const tables: Translations<readonly Term[]> = { en: en.moreMarks, it: it.moreMarks };
const signs: Translations<string> = { en: en.sign, it: it.sign };

/** Of the tables, the court and the year, and the sign of every power by its name. */
export const moreMarks = (language: Language): readonly Term[] => [
  ...inLanguage(tables, language),
  ...POWERS.map((power) => ({
    id: `nation-${power}`,
    names: [namingOf(language).game.lands[power]],
    meaning: inLanguage(signs, language),
  })),
];
