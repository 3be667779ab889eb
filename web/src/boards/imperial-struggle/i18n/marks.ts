import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import type { Term } from '../../kit/terms/term.ts';
import * as en from './en/marks.ts';
import { namingIn } from './index.ts';
import * as it from './it/marks.ts';

const tables: Translations<readonly Term[]> = { en: en.marks, it: it.marks };
const signs: Translations<string> = { en: en.sign, it: it.sign };
const SIDES = ['france', 'britain', 'either'] as const;

/** What the icons and figures of this board say that are no words of its glossary. */
export const marks = (language: Language): readonly Term[] => [
  ...inLanguage(tables, language),
  ...SIDES.map((side) => ({
    id: `side-${side}`,
    names: [namingIn(language).game.sides[side]],
    meaning: inLanguage(signs, language),
  })),
];
