import type { Choice, ChoiceKind } from './choices.ts';
import { cards } from './data/cards.ts';
import { provinces } from './data/provinces.ts';
import { fieldsOf } from './names.ts';

const words: Readonly<Record<string, readonly string[]>> = {
  card: cards,
  from: provinces,
  to: provinces,
  province: provinces,
  side: ['attacker', 'defender'],
};

/** The value a written word stands for in a field; undefined if it stands for none. Other fields are numbers. */
function read(field: string, word: string): string | number | undefined {
  if (words[field] !== undefined) return words[field].includes(word) ? word : undefined;
  return /^\d{1,4}$/.test(word) ? Number(word) : undefined;
}

/** Choices as text and back: `attack hill ford`. */
export const notation = {
  format: (choice: Choice): string =>
    [choice.t, ...fieldsOf[choice.t].map((field) => (choice as Record<string, unknown>)[field])].join(' '),

  parse(text: string): Choice | null {
    const [t, ...given] = text.trim().split(/\s+/);
    if (!Object.hasOwn(fieldsOf, t)) return null;
    const fields = fieldsOf[t as ChoiceKind];
    if (given.length !== fields.length) return null;
    const values = fields.map((field, i) => [field, read(field, given[i])] as const);
    if (values.some(([, value]) => value === undefined)) return null;
    return { t, ...Object.fromEntries(values) } as Choice;
  },
};
