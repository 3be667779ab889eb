import { isRecord, MOST_FIELDS } from '@cabinet-wars/kernel';
import {
  ACT_KEY,
  type ClientMessage,
  LONGEST_FIELD_NAME,
  LONGEST_FIELD_TEXT,
  MOST_CHOICES,
} from '@cabinet-wars/protocol';

type Chosen = Extract<ClientMessage, { t: 'choose' }>;

/**
 * A choice as clients send it, known without the schema, which takes ten times as long and leaves ten times as much behind: nearly
 * all that is ever sent. Whatever is not certainly one is left to the schema, which also knows which field is wrong.
 */
export const isPlainChoice = (sent: unknown): sent is Chosen =>
  isRecord(sent) &&
  sent.t === 'choose' &&
  typeof sent.id === 'string' &&
  ACT_KEY.test(sent.id) &&
  Number.isSafeInteger(sent.askId) &&
  isSaid(sent.said) &&
  Object.keys(sent).length === 4;

const isSaid = (said: unknown): boolean =>
  Array.isArray(said) ? said.length > 0 && said.length <= MOST_CHOICES && said.every(isFlat) : isFlat(said);

function isFlat(value: unknown): boolean {
  if (!isRecord(value)) return false;
  let fields = 0;
  for (const name in value) {
    if (++fields > MOST_FIELDS || name.length > LONGEST_FIELD_NAME || name === '__proto__') return false;
    const field = value[name];
    if (typeof field === 'object' ? field !== null : typeof field === 'string' && field.length > LONGEST_FIELD_TEXT)
      return false;
    // JSON writes it as 1e999.
    if (field === Number.POSITIVE_INFINITY || field === Number.NEGATIVE_INFINITY) return false;
  }
  return true;
}
