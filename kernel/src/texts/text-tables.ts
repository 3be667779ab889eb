import type { Reason } from '../reason.ts';
import type { Language } from './languages.ts';
import type { RulesSection, Telling } from './texts.ts';

interface Named {
  readonly name: string;
  readonly hint: string;
}

/** The tables of a game's texts that every game has, by ids. */
export interface TextTables {
  readonly language: Language;
  readonly title: string;
  readonly reasons: Readonly<Record<string, (reason: never) => string>>;
  readonly options: Readonly<Record<string, Named>>;
  readonly optionGroups: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly orders: Readonly<Record<string, Named>>;
  readonly endings: Readonly<Record<string, string>>;
}

/** What hosts read of such tables; `of` finds those for what is being told. An id without words is shown as it is. */
export const textsFromTables = (
  general: TextTables,
  of: (telling: Telling) => Pick<TextTables, 'reasons'>,
  rules: readonly RulesSection[],
) => ({
  language: general.language,
  title: general.title,
  rules,
  reason: (reason: Reason, telling: Telling) => sayReasonFrom(of(telling).reasons, reason),
  group: (id: string) => general.optionGroups[id],
  option: (key: string) => general.options[key],
  value: (key: string, value: string) => general.values?.[key]?.[value] ?? value,
  order: (id: string) => general.orders[id],
  ending: (reason: string) => general.endings[reason] ?? reason,
});

function sayReasonFrom(reasons: TextTables['reasons'], reason: Reason): string {
  // Each row takes the facts of its own reason, and by that reason it is found.
  const say = reasons[reason.why] as ((reason: Reason) => string) | undefined;
  return say?.(reason) ?? reason.why;
}

/** The sentence for a thing, from a table with a row for each kind of thing. */
export function sayByKind<T extends { readonly t: string }, More extends readonly unknown[], Said>(
  table: { readonly [K in T['t']]: (thing: never, ...more: More) => Said },
  thing: T,
  ...more: More
): Said {
  const kind: T['t'] = thing.t;
  // Each row takes things of its own kind, and by that kind it is found.
  return (table[kind] as (thing: T, ...more: More) => Said)(thing, ...more);
}
