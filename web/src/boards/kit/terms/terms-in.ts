import type { Term } from './term.ts';

/** A part of a text: a word of the glossary where it first comes, or anything else. */
export interface TextPart {
  readonly text: string;
  readonly term: Term | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** By which a term is found again: its id, else its name. */
export const termKey = ({ id, names }: Term): string => id ?? names[0];

const marked = new WeakMap<readonly Term[], readonly Term[]>();

/** Those that rules and prompts mark. */
export function uncommonTerms(terms: readonly Term[]): readonly Term[] {
  const uncommon = marked.get(terms) ?? terms.filter(({ isCommon }) => isCommon !== true);
  marked.set(terms, uncommon);
  return uncommon;
}

interface Finder {
  readonly names: ReadonlyMap<string, Term>;
  readonly pattern: RegExp;
}
const finders = new WeakMap<readonly Term[], Finder>();

function finderOf(terms: readonly Term[], apart: readonly string[]): Finder {
  const names = new Map(terms.flatMap((term) => term.names.map((name) => [name.toLowerCase(), term])));
  const longestFirst = [...names.keys(), ...apart].sort((a, b) => b.length - a.length).map(escaped);
  return { names, pattern: new RegExp(`(?<![\\p{L}])(${longestFirst.join('|')})(?![\\p{L}])`, 'iu') };
}

/** A glossary is looked for in every line of a log: its pattern is made once. */
function keptFinder(terms: readonly Term[]): Finder {
  const finder = finders.get(terms) ?? finderOf(terms, []);
  finders.set(terms, finder);
  return finder;
}

/** A text by its words of the glossary, each where it first comes, and by further words that are to stand apart. */
export function termsIn(text: string, terms: readonly Term[], apart: readonly string[] = []): readonly TextPart[] {
  if (terms.length + apart.length === 0) return [{ text, term: null }];
  const { names, pattern } = apart.length === 0 ? keptFinder(terms) : finderOf(terms, apart);
  const told = new Set<Term>();
  return text.split(pattern).map((part) => {
    const found = names.get(part.toLowerCase());
    if (found === undefined || told.has(found)) return { text: part, term: null };
    told.add(found);
    return { text: part, term: found };
  });
}
