import type { GameTexts, Translations } from '@cabinet-wars/kernel';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { english } from './en/index.ts';
import { words as englishWords } from './en/words.ts';
import { italian } from './it/index.ts';
import { words as italianWords } from './it/words.ts';
import * as englishRules from './rules/en.ts';
import * as italianRules from './rules/it.ts';
import { rulesOf } from './rules/passages.ts';
import type { Words } from './tables.ts';
import { textsOf } from './texts.ts';

/** Names of spaces, tiles, cards and sides, for the board and its panels. */
export const words: Translations<Words> = { en: englishWords, it: italianWords };

/** The game in words, as any host reads them. */
export const texts: Translations<GameTexts<Choice, Event>> = {
  en: textsOf(english, rulesOf(englishRules.passages, englishWords, englishRules.phrases)),
  it: textsOf(italian, rulesOf(italianRules.passages, italianWords, italianRules.phrases)),
};

export type { EventText, Half, MinistryText } from './cards.ts';
export { sectionOfEvent, sectionOfPrompt } from './rules/links.ts';
export type { SectionId } from './rules/passages.ts';
export type { Named, Words } from './tables.ts';
