import type { Translations } from '../texts/languages.ts';

/** A paragraph, or the points of a list. What stands between asterisks is stressed. */
export type HowToPart = string | readonly string[];

/** A part of the page that tells how a game is played. */
export interface HowToChapter {
  readonly title: string;
  readonly body: readonly HowToPart[];
  /** What is said besides in one edition or scenario, by the value of the book's option. */
  readonly only?: Readonly<Record<string, readonly HowToPart[]>>;
  /** The picture beside it, by the name the board knows it by, and what is to be seen on it. */
  readonly figure?: string;
  readonly caption?: string;
}

/** A game in five minutes, in one language. */
export interface HowToTexts {
  readonly about: string;
  readonly chapters: readonly HowToChapter[];
}

/** A game in five minutes. */
export interface HowToPlay {
  /** The option by which editions or scenarios differ, and its values; null where there is only one. */
  readonly editions: { readonly option: string; readonly values: readonly string[] } | null;
  readonly texts: Translations<HowToTexts>;
}
