import { isOneOf, isWhole } from './guards.ts';
import type { Plain } from './plain.ts';
import type { Reason } from './reason.ts';

/** One thing that can be settled before a game: which values it has, and which it has if nothing is said. */
export type Field =
  | { readonly kind: 'switch'; readonly default: boolean; readonly group?: string }
  | { readonly kind: 'one-of'; readonly values: readonly string[]; readonly default: string; readonly group?: string }
  | {
      readonly kind: 'number';
      readonly from: number;
      readonly to: number;
      readonly default: number;
      readonly group?: string;
    };

export type OptionValues = Readonly<Record<string, Plain>>;

/** What a game lets its players settle. Every schema has a number `players`. */
export interface Schema<O extends object = OptionValues> {
  readonly fields: { readonly [K in keyof O]: Field };
  /** Options there once were: tables laid out before name them still, and they are passed over. */
  readonly retired?: readonly string[];
  /** Combinations the rules do not allow, each with its reason. */
  conflicts(options: O): Reason[];
}

export type Settled<O> = { ok: true; options: O } | { ok: false; reasons: Reason[] };

/** Options from outside (a form, a command line): defaults filled in, each value checked, then all of them together. */
export function settle<O extends object>(schema: Schema<O>, given: Readonly<Record<string, unknown>>): Settled<O> {
  const reasons: Reason[] = [];
  const options: Record<string, unknown> = {};
  const fields: Readonly<Record<string, Field>> = schema.fields;
  for (const key of Object.keys(given))
    if (!Object.hasOwn(fields, key) && !schema.retired?.includes(key))
      reasons.push({ why: 'unknown-option', option: key });
  for (const [key, field] of Object.entries(fields)) {
    const value = Object.hasOwn(given, key) ? readValue(field, given[key]) : field.default;
    if (value === undefined)
      reasons.push({ why: 'bad-option', option: key, given: String(given[key]), allowed: allowed(field) });
    else options[key] = value;
  }
  if (reasons.length > 0) return { ok: false, reasons };
  // Every field of the schema has its value now, and nothing else is there.
  const settled = options as O;
  const conflicts = schema.conflicts(settled);
  return conflicts.length > 0 ? { ok: false, reasons: conflicts } : { ok: true, options: settled };
}

function readValue(field: Field, value: unknown): Plain | undefined {
  if (field.kind === 'switch') {
    if (value === true || value === 'true' || value === 'on' || value === 'yes') return true;
    if (value === false || value === 'false' || value === 'off' || value === 'no') return false;
    return undefined;
  }
  if (field.kind === 'one-of') return isOneOf(field.values, value) ? value : undefined;
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return isWhole(number, field.from, field.to) ? number : undefined;
}

/** What a field takes, for error messages: `true, false`, `original, deluxe`, `2 to 7`. */
export function allowed(field: Field): string {
  if (field.kind === 'switch') return 'true, false';
  return field.kind === 'one-of' ? field.values.join(', ') : `${field.from} to ${field.to}`;
}
