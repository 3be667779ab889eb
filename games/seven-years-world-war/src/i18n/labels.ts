import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import type { Tables } from './tables.ts';

const pick = <V>(table: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What a form calls a deal, its terms and their values; what has no name of its own is shown as it is. */
export const labelsOf = (tables: Translations<Tables>) => ({
  deal: (t: string, language: Language): string => pick(inLanguage(tables, language).glossary.deals, t)?.name ?? t,
  term: (key: string, language: Language): string => pick(inLanguage(tables, language).glossary.terms, key) ?? key,
  value: (key: string, value: string, language: Language): string => {
    const { lands, markers, squares, clauses } = inLanguage(tables, language).glossary;
    const term = key.replace('Back', '');
    if (term === 'marker') return pick(markers, value)?.name ?? value;
    if (term === 'clause') return pick(clauses, value)?.name ?? value;
    if (term === 'square') return `${value} ${pick(squares, value) ?? ''}`.trim();
    const found = term === 'power' || term === 'neutral' || term === 'land' ? pick(lands, value) : undefined;
    return found ?? pick(inLanguage(tables, language).termValues, value) ?? value;
  },
});
