import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import type { Edition } from '../data/numbers.ts';
import type { Glossary } from './tables.ts';

type AllWords = Translations<Readonly<Record<Edition, Glossary>>>;

const pick = <V>(table: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What a form calls a deal, its terms and their values; what has no name of its own is shown as it is. */
export const labelsOf = (glossary: AllWords) => ({
  deal: (t: string, language: Language): string => pick(inLanguage(glossary, language).deluxe.deals, t)?.name ?? t,
  term: (key: string, language: Language): string => pick(inLanguage(glossary, language).deluxe.terms, key) ?? key,
  value: (key: string, value: string, language: Language): string => {
    const { powers, places, promises, stances } = inLanguage(glossary, language).deluxe;
    if (key === 'promise') return pick(promises, value)?.name ?? value;
    const table: Readonly<Record<string, string>> | undefined = { power: powers, region: places, stance: stances }[key];
    return (table === undefined ? undefined : pick(table, value)) ?? value;
  },
});
