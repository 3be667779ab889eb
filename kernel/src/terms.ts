import { isOneOf, isWhole } from './guards.ts';
import type { Reason } from './reason.ts';

/** One thing a standing order or a deal has to say. A form can be made of these, and what comes from outside checked. */
export type Term =
  | { readonly kind: 'seat'; readonly optional?: boolean }
  | { readonly kind: 'one-of'; readonly values: readonly string[]; readonly optional?: boolean }
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly optional?: boolean };

export type Terms = Readonly<Record<string, Term>>;
export type TermValue = string | number | null;

/** The values of all terms as given, what is optional and left out as null; or why they will not do. */
export function readTerms(
  terms: Terms,
  given: Readonly<Record<string, unknown>>,
  besides: readonly string[],
  seats: number,
): { readonly values: Record<string, TermValue> } | { readonly reason: Reason } {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(terms, key) && !besides.includes(key));
  if (unknown !== undefined) return { reason: { why: 'bad-term', term: unknown } };
  const values: Record<string, TermValue> = {};
  for (const [key, term] of Object.entries(terms)) {
    const value = Object.hasOwn(given, key) ? given[key] : null;
    if (!isFine(term, value, seats)) return { reason: { why: 'bad-term', term: key } };
    values[key] = value;
  }
  return { values };
}

function isFine(term: Term, value: unknown, seats: number): value is TermValue {
  if (value === null) return term.optional === true;
  if (term.kind === 'one-of') return isOneOf(term.values, value);
  const [from, to] = term.kind === 'seat' ? [0, seats - 1] : [term.from, term.to];
  return isWhole(value, from, to) && !Object.is(value, -0);
}
