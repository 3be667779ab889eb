import type { Language } from '@cabinet-wars/games';
import { type Words, words, wordsFor } from '@cabinet-wars/struggle-of-empires';
import type { OpenView } from '../read/seen.ts';
import { type BoardWords, en } from './en.ts';
import { it } from './it.ts';

export type { BoardWords };

const own: Readonly<Record<Language, BoardWords>> = { en, it };

export const boardWords = (language: Language): BoardWords => own[language];
/** The game's names and hints as the edition and the variants played have them. */
export const gameWords = (language: Language, open: OpenView): Words => wordsFor(language, open.options);
/** Places are called the same in both editions. */
export const regionNames = (language: Language): Words['places'] => words[language].deluxe.places;
