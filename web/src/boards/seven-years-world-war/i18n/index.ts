import type { Language } from '@cabinet-wars/games';
import { type Words, words } from '@cabinet-wars/seven-years-world-war';
import { type BoardWords, en } from './en.ts';
import { it } from './it.ts';

export type { BoardWords };

/** The board's words and the game's, in one language. */
export interface Naming {
  readonly own: BoardWords;
  readonly game: Words;
}

const namings: Readonly<Record<Language, Naming>> = {
  en: { own: en, game: words.en },
  it: { own: it, game: words.it },
};

export const namingOf = (language: Language): Naming => namings[language];
