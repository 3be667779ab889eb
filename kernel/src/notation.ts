import type { Choice } from './choice.ts';
import { isKeyOf } from './guards.ts';

/** The fields of each kind of choice in the order they are written: words, whole numbers (`#`) or yes/no (`?`). */
export type ChoiceFields<C extends Choice> = Readonly<Record<C['t'], readonly string[]>>;

export interface Notation<C extends Choice> {
  readonly fields: ChoiceFields<C>;
  /** A choice as a line of text: its kind and its fields, `attack caribbean france`. */
  format(choice: C): string;
  /** The choice a line of text stands for; null if it stands for none. */
  parse(text: string): C | null;
}

/** The notation of a game whose choices are made of words, whole numbers and yes or no. */
export function notationOf<C extends Choice>(fields: ChoiceFields<C>): Notation<C> {
  return {
    fields,
    format: (choice) => {
      const t: C['t'] = choice.t;
      return [t, ...fields[t].map((field) => write(choice[nameOf(field)]))].join(' ');
    },
    parse: (text) => {
      const [t, ...words] = text.trim().split(/\s+/);
      const kind = isKeyOf(fields, t) ? fields[t] : null;
      return kind === null || kind.length !== words.length ? null : readAll<C>(t, kind, words);
    },
  };
}

/** Whether a line of text is what a pattern means; `*` stands for any word. */
export function isWrittenAs(pattern: string, text: string): boolean {
  const [meant, given] = [pattern.split(' '), text.split(' ')];
  return meant.length === given.length && meant.every((word, i) => word === '*' || word === given[i]);
}

function readAll<C extends Choice>(t: string, fields: readonly string[], words: readonly string[]): C | null {
  const choice: Record<string, unknown> = { t };
  for (let i = 0; i < fields.length; i++) {
    const value = read(fields[i], words[i]);
    if (value === null) return null;
    choice[nameOf(fields[i])] = value;
  }
  // Every field of its kind has been read in its place.
  return choice as C;
}

const nameOf = (field: string): string => field.replace(/[#?]$/, '');
const write = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value));

function read(field: string, word: string): string | number | boolean | null {
  if (field.endsWith('#')) return /^\d{1,6}$/.test(word) ? Number(word) : null;
  if (field.endsWith('?')) return word === 'yes' ? true : word === 'no' ? false : null;
  return word;
}
