import type { GameTexts, Translations } from '@cabinet-wars/kernel';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { english } from './en/index.ts';
import { italian } from './it/index.ts';
import { labelsOf } from './labels.ts';
import { passages as englishPassages } from './rules/en.ts';
import { passages as italianPassages } from './rules/it.ts';
import { rulesOf } from './rules/passages.ts';
import type { Glossary, Tables } from './tables.ts';
import { textsOf } from './texts.ts';

const tables: Translations<Tables> = { en: english, it: italian };

/** Names of squares, powers, units, markers and results, for the board and its panels. */
export const glossary: Translations<Glossary> = { en: english.glossary, it: italian.glossary };

/** Labels for the forms of deals and standing orders. */
export const terms = labelsOf(tables);

/** The game in words, as any host reads them. */
export const texts: Translations<GameTexts<Choice, Event>> = {
  en: textsOf(english, rulesOf(englishPassages, english.glossary)),
  it: textsOf(italian, rulesOf(italianPassages, italian.glossary)),
};

export { alliesName } from './coalitions.ts';
export { shortName } from './square-table.ts';
export type { Glossary, Named } from './tables.ts';
