import { PSEUDO, pseudo } from './pseudo-language.ts';

/** The languages players choose from. A new one is a word here and a folder in each package; the compiler names what is missing. */
export const languages = ['en', 'it'] as const;
export type Translated = (typeof languages)[number];

export { PSEUDO };
export type Language = Translated | typeof PSEUDO;

export type Translations<T> = Readonly<Record<Translated, T>>;

export const isTranslated = (given: unknown): given is Translated => languages.some((each) => each === given);
export const isLanguage = (given: unknown): given is Language => given === PSEUDO || isTranslated(given);

/** A language as it was stored or sent, or English where it is none of ours any more. */
export const translatedOr = (given: unknown, otherwise: Translated = 'en'): Translated =>
  isTranslated(given) ? given : otherwise;

/** The table of a language: the one place where languages are joined. */
export const inLanguage = <T>(tables: Translations<T>, language: Language): T =>
  language === PSEUDO ? pseudo(tables.en) : tables[language];
