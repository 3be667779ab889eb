import { type Choice, type ChoiceKind, PEACE_FIELDS } from './choices.ts';
import { CARD_FIELDS } from './choices-cards.ts';
import { WAR_FIELDS } from './choices-wars.ts';

const FIELDS: Readonly<Record<ChoiceKind, readonly string[]>> = { ...PEACE_FIELDS, ...CARD_FIELDS, ...WAR_FIELDS };

const nameOf = (field: string): string => field.replace(/[#?]$/, '');
const write = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value));

/** A choice as a line of text: `begin major`, `shift savoy`, `deploy navy-box biscay`. */
function format(choice: Choice): string {
  const values = FIELDS[choice.t].map((field) => write((choice as Record<string, unknown>)[nameOf(field)]));
  return [choice.t, ...values].join(' ');
}

/** The choice a line of text stands for; null if it stands for none. */
function parse(text: string): Choice | null {
  const [t, ...words] = text.trim().split(/\s+/);
  const fields = Object.hasOwn(FIELDS, t) ? FIELDS[t as ChoiceKind] : null;
  if (fields === null || fields.length !== words.length) return null;
  const choice: Record<string, unknown> = { t };
  for (let i = 0; i < fields.length; i++) {
    const value = read(fields[i], words[i]);
    if (value === null) return null;
    choice[nameOf(fields[i])] = value;
  }
  return choice as Choice;
}

function read(field: string, word: string): string | number | boolean | null {
  if (field.endsWith('#')) return /^\d{1,6}$/.test(word) ? Number(word) : null;
  if (field.endsWith('?')) return word === 'yes' ? true : word === 'no' ? false : null;
  return word;
}

export const notation = { format, parse };
export const CHOICE_KINDS = Object.keys(FIELDS) as ChoiceKind[];
