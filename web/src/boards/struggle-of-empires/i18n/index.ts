import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { type Glossary, glossary, glossaryFor } from '@cabinet-wars/struggle-of-empires';
import { type BoardWords, en } from './en.ts';
import { it } from './it.ts';

export type { BoardWords };

type Played = Parameters<typeof glossaryFor>[1];

const own: Translations<BoardWords> = { en, it };

export const boardWords = (language: Language): BoardWords => inLanguage(own, language);
/** The game's names and hints as the edition and the variants played have them. */
export const gameWords = (language: Language, open: { readonly options: Played }): Glossary =>
  glossaryFor(language, open.options);
/** Places are called the same in both editions. */
export const regionNames = (language: Language): Glossary['places'] => inLanguage(glossary, language).deluxe.places;
