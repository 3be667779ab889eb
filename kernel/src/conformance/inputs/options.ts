import { type Choice, choicesWithin, isRange, type Option, type Range } from '../../choice.ts';
import { fieldsOf } from '../../guards.ts';

/** The choices options stand for; of a range the ends and a middle. Stops when there are more than `most`. */
export function choicesOf(options: readonly Option<Choice>[], most: number): Choice[] {
  const choices: Choice[] = [];
  for (const option of options) {
    choices.push(...choicesWithin<Choice>(option));
    if (choices.length > most) break;
  }
  return choices;
}

/** Whether two options stand for a same choice. */
export function overlap(a: object, b: object): boolean {
  const fields = Object.keys(a);
  if (fields.length !== Object.keys(b).length) return false;
  return fields.every((field) => {
    if (!Object.hasOwn(b, field)) return false;
    const [one, other] = [fieldsOf(a)[field], fieldsOf(b)[field]];
    if (!isRange(one) && !isRange(other)) return one === other;
    const [first, second] = [asRange(one), asRange(other)];
    return first !== null && second !== null && first.from <= second.to && second.from <= first.to;
  });
}

const asRange = (value: unknown): Range | null => {
  if (isRange(value)) return value;
  return typeof value === 'number' ? { from: value, to: value } : null;
};

/** What is wrong with the form of an option; null if nothing. */
export function malformedOption(option: object): string | null {
  if (typeof fieldsOf(option).t !== 'string') return 'has no kind `t`';
  for (const [field, value] of Object.entries(option)) {
    if (isRange(value)) {
      if (!Number.isInteger(value.from) || !Number.isInteger(value.to)) return `${field} is no range of whole numbers`;
      if (value.from > value.to) return `${field} is an empty range`;
    } else if (typeof value === 'number' ? !Number.isFinite(value) : !isPrimitive(value))
      return `${field} is not plain`;
  }
  return null;
}

const isPrimitive = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'boolean';
