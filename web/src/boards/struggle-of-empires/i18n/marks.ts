import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { POWERS } from '@cabinet-wars/struggle-of-empires/data';
import type { Term } from '../../kit/terms/term.ts';
import * as en from './en/marks.ts';
import { powerNames } from './index.ts';
import * as it from './it/marks.ts';

const tables: Translations<readonly Term[]> = { en: en.marks, it: it.marks };
const signs: Translations<string> = { en: en.sign, it: it.sign };

/** What the icons and figures of this board say that are no words of its glossary. */
export const marks = (language: Language): readonly Term[] => [
  ...inLanguage(tables, language),
  ...POWERS.map((power) => ({
    id: `power-${power}`,
    names: [powerNames(language)[power]],
    meaning: inLanguage(signs, language),
  })),
];
