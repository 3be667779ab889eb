import { type Glossary, glossary } from '@cabinet-wars/imperial-struggle';
import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { type BoardTexts, en } from './en/index.ts';
import { it } from './it/index.ts';

export type { BoardTexts };

/** The board's words and the game's. */
export interface Naming {
  readonly own: BoardTexts;
  readonly game: Glossary;
}

const namings: Translations<Naming> = {
  en: { own: en, game: glossary.en },
  it: { own: it, game: glossary.it },
};
export const namingIn = (language: Language): Naming => inLanguage(namings, language);
