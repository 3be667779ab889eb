import { PSEUDO, pseudo } from './pseudo-language.ts';

/** The languages players choose from. A new one is a word here and a folder in each package; the compiler names what is missing. */
export const languages = ['en', 'it'] as const;
export type Translated = (typeof languages)[number];

/** Languages in which only a part has been written: the lobby. What has not is English, and the pages say so. */
export const partlyTranslated = ['de'] as const;
export type PartlyTranslated = (typeof partlyTranslated)[number];

/** What a player can choose. */
export const spokenLanguages = [...languages, ...partlyTranslated] as const;
export type Spoken = (typeof spokenLanguages)[number];

/** What each calls itself. */
export const languageNames: Readonly<Record<Spoken, string>> = { en: 'English', it: 'Italiano', de: 'Deutsch' };

export { PSEUDO };
export type Language = Spoken | typeof PSEUDO;

export type Translations<T> = Readonly<Record<Translated, T> & Partial<Record<PartlyTranslated, T>>>;

export const isTranslated = (given: unknown): given is Translated => languages.some((each) => each === given);
export const isSpoken = (given: unknown): given is Spoken => spokenLanguages.some((each) => each === given);
export const isLanguage = (given: unknown): given is Language => given === PSEUDO || isSpoken(given);

/** The language the words of a page are taken from: the pseudo-language is made of English. */
export const spokenFor = (language: Language): Spoken => (language === PSEUDO ? 'en' : language);

/** A language as it was stored or sent, or English where it is none of ours any more. */
export const translatedOr = (given: unknown, otherwise: Translated = 'en'): Translated =>
  isTranslated(given) ? given : otherwise;

/** The table of a language: the one place where languages are joined, and where one that is not whole speaks English. */
export function inLanguage<T>(tables: Translations<T>, language: Language): T {
  if (language === PSEUDO) return pseudo(tables.en);
  return isTranslated(language) ? tables[language] : (tables[language] ?? tables.en);
}
