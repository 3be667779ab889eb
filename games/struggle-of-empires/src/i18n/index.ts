import { type GameTexts, inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import type { Edition } from '../data/numbers.ts';
import type { Options } from '../options.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { english } from './en/index.ts';
import { italian } from './it/index.ts';
import { labelsOf } from './labels.ts';
import * as englishRules from './rules/en.ts';
import * as italianRules from './rules/it.ts';
import { rulesOf } from './rules/passages.ts';
import type { Glossary, Tables } from './tables.ts';
import { textsOf } from './texts.ts';

const plain = (edition: Edition) => ({ edition, counter: () => null });
const inBoth = (make: (setting: ReturnType<typeof plain>) => Tables): Readonly<Record<Edition, Glossary>> => ({
  original: make(plain('original')).glossary,
  deluxe: make(plain('deluxe')).glossary,
});

/** Names of tiles, regions, powers and pieces by edition, for the board and its panels. */
export const glossary: Translations<Readonly<Record<Edition, Glossary>>> = {
  en: inBoth(english),
  it: inBoth(italian),
};

/** The same as a game with these options has them: what a variant takes from the original reads as it does there. */
export function glossaryFor(language: Language, options: Options): Glossary {
  const own = inLanguage(glossary, language)[options.edition];
  const { tiles, actions } = inLanguage(glossary, language).original;
  const { originalImprovedAgriculture, originalIndustry, originalPass } = options;
  if (!originalImprovedAgriculture && !originalIndustry && !originalPass) return own;
  const farms = originalImprovedAgriculture ? tiles : own.tiles;
  const mills = originalIndustry ? tiles : own.tiles;
  return {
    ...own,
    tiles: { ...own.tiles, 'improved-agriculture': farms['improved-agriculture'], industry: mills.industry },
    actions: { ...own.actions, pass: originalPass ? actions.pass : own.actions.pass },
  };
}

/** Labels for the forms of deals and standing orders. */
export const terms = labelsOf(glossary);

/** The game in words, as any host reads them. */
export const texts: Translations<GameTexts<Choice, Event>> = {
  en: textsOf(english, rulesOf(englishRules.passages, englishRules.tileNotes, glossary.en)),
  it: textsOf(italian, rulesOf(italianRules.passages, italianRules.tileNotes, glossary.it)),
};

export { sectionOfAction, sectionOfEvent, sectionOfPrompt, sectionOfTile } from './rules/links.ts';
export type { SectionId } from './rules/passages.ts';
export type { Glossary, Named } from './tables.ts';
