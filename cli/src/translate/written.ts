import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, fileIn, type Source } from './catalogue.ts';
import { type Literal, literalsIn } from './literals.ts';

/** Texts in a row that stand at one key: a sentence, or its forms for one and for many. */
interface Run {
  readonly key: string;
  readonly literals: readonly Literal[];
}

/** What files of a language that are there already have for the English texts. */
export function writtenIn(clone: string, language: string, all: readonly Source[]): Entry[] {
  return all.flatMap(({ file, literals }) => {
    const path = join(clone, fileIn(language, file));
    if (!existsSync(path)) return [];
    const found = translationsOf(literals, literalsIn(readFileSync(path, 'utf8')));
    return literals.flatMap(({ key, text }, at): Entry[] => {
      const to = found.get(at);
      return to === undefined ? [] : [{ file, at, key, text, to }];
    });
  });
}

/**
 * Translations by the place of the English text. Languages keep the order of the keys but may leave some out, and code may differ: runs
 * are matched by key and length in order, and a text only where its gaps are filled by the same code.
 */
export function translationsOf(english: readonly Literal[], theirs: readonly Literal[]): ReadonlyMap<number, string> {
  const places = new Map(english.map((literal, at) => [literal, at]));
  const found = new Map<number, string>();
  for (const [ours, other] of matched(runsOf(english), runsOf(theirs)))
    for (const [i, literal] of ours.literals.entries()) {
      const text = withGapsOf(literal, other.literals[i]);
      if (text !== null) found.set(places.get(literal)!, text);
    }
  return found;
}

function runsOf(literals: readonly Literal[]): Run[] {
  const runs: { key: string; literals: Literal[] }[] = [];
  for (const literal of literals) {
    const last = runs.at(-1);
    if (last?.key === literal.key) last.literals.push(literal);
    else runs.push({ key: literal.key, literals: [literal] });
  }
  return runs;
}

const isAlike = (a: Run, b: Run): boolean => a.key === b.key && a.literals.length === b.literals.length;

/** The longest row of runs that both have in the same order. */
function matched(a: readonly Run[], b: readonly Run[]): (readonly [Run, Run])[] {
  const longest = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i][j] = isAlike(a[i], b[j]) ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
  const pairs: (readonly [Run, Run])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (isAlike(a[i], b[j])) pairs.push([a[i++], b[j++]]);
    else if (longest[i + 1][j] >= longest[i][j + 1]) i++;
    else j++;
  }
  return pairs;
}

/** A text with its gaps counted as the English one counts them; null where other code fills them. */
function withGapsOf({ gaps }: Literal, { text, gaps: own }: Literal): string | null {
  const numbers = own.map((gap) => gaps.indexOf(gap) + 1);
  if (own.length !== gaps.length || new Set(numbers).size !== gaps.length || numbers.includes(0)) return null;
  return text.replaceAll(/\{(\d+)\}/g, (mark, n) => (numbers[n - 1] === undefined ? mark : `{${numbers[n - 1]}}`));
}
