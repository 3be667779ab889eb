import type { GameTexts, Translations } from '@cabinet-wars/kernel';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { glossary as englishGlossary } from './en/glossary.ts';
import { english } from './en/index.ts';
import { glossary as italianGlossary } from './it/glossary.ts';
import { italian } from './it/index.ts';
import * as englishRules from './rules/en.ts';
import * as italianRules from './rules/it.ts';
import { rulesOf } from './rules/passages.ts';
import type { Glossary } from './tables.ts';
import { textsOf } from './texts.ts';

/** Names of spaces, tiles, cards and sides, for the board and its panels. */
export const glossary: Translations<Glossary> = { en: englishGlossary, it: italianGlossary };

/** The game in words, as any host reads them. */
export const texts: Translations<GameTexts<Choice, Event>> = {
  en: textsOf(english, rulesOf(englishRules.passages, englishGlossary, englishRules.phrases)),
  it: textsOf(italian, rulesOf(italianRules.passages, italianGlossary, italianRules.phrases)),
};

export type { EventText, Half, MinistryText } from './cards.ts';
export { sectionOfEvent, sectionOfPrompt } from './rules/links.ts';
export type { SectionId } from './rules/passages.ts';
export type { Glossary, Named } from './tables.ts';
