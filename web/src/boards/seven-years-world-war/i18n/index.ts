import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { type Glossary, glossary } from '@cabinet-wars/seven-years-world-war';
import { type BoardWords, en } from './en.ts';
import { it } from './it.ts';

export type { BoardWords };

/** The board's words and the game's, in one language. */
export interface Naming {
  readonly own: BoardWords;
  readonly game: Glossary;
}

const namings: Translations<Naming> = {
  en: { own: en, game: glossary.en },
  it: { own: it, game: glossary.it },
};

export const namingOf = (language: Language): Naming => inLanguage(namings, language);
