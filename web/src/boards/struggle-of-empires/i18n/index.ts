import type { Language } from '@cabinet-wars/games';
import { type Words, words } from '@cabinet-wars/struggle-of-empires';
import type { OpenView } from '../read/seen.ts';
import { type BoardWords, en } from './en.ts';
import { it } from './it.ts';

export type { BoardWords };

const own: Readonly<Record<Language, BoardWords>> = { en, it };

export const boardWords = (language: Language): BoardWords => own[language];
/** The game's names in the edition that is played. */
export const gameWords = (language: Language, open: OpenView): Words => words[language][open.options.edition];
/** Places are called the same in both editions. */
export const regionNames = (language: Language): Words['places'] => words[language].deluxe.places;
