import { isRecord, isWhole } from '@cabinet-wars/kernel';
import type { RequestOf, Tell } from './requests.ts';

const tells: readonly unknown[] = ['options', 'counts', 'seats', 'nothing'] satisfies readonly Tell[];
const FIELDS = ['do', 'table', 'seat', 'option', 'tell', 'id'];

/**
 * A choice of an option by its place, seen to be well formed without going through the schema: callers that learn send little
 * else, millions of them. Whatever is in any way unusual is null, and the schema says what is wrong with it.
 */
export function plainChoice(given: unknown): RequestOf<'choose'> | null {
  if (!isRecord(given) || given.do !== 'choose') return null;
  const { table, seat, option, tell = 'options', id } = given;
  for (const field in given) if (!FIELDS.includes(field)) return null;
  if (!isCount(table) || !isCount(option) || (seat !== undefined && !isCount(seat)) || !isTell(tell)) return null;
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number') return null;
  return { do: 'choose', table, option, tell, ...(seat === undefined ? {} : { seat }) };
}

const isCount = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER);
const isTell = (value: unknown): value is Tell => tells.includes(value);
