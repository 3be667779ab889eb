import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { type Glossary, glossary, glossaryFor } from '@cabinet-wars/struggle-of-empires';
import { type BoardTexts, en } from './en/index.ts';
import { it } from './it/index.ts';

export type { BoardTexts };

type Played = Parameters<typeof glossaryFor>[1];

const own: Translations<BoardTexts> = { en, it };

export const boardTexts = (language: Language): BoardTexts => inLanguage(own, language);
/** The game's names and hints as the edition and the variants played have them. */
export const gameGlossary = (language: Language, open: { readonly options: Played }): Glossary =>
  glossaryFor(language, open.options);
/** Powers and places are called the same in both editions. */
export const powerNames = (language: Language): Glossary['powers'] => inLanguage(glossary, language).deluxe.powers;
export const regionNames = (language: Language): Glossary['places'] => inLanguage(glossary, language).deluxe.places;
