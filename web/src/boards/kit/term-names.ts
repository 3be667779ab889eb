import type { Deal, Language } from '@cabinet-wars/kernel';

/** Names of deals and of the terms of deals and orders: the forms are made from what the game says of them. */
export interface TermNames {
  deal(t: Deal['t'], language: Language): string;
  term(key: string, language: Language): string;
  value(key: string, value: string, language: Language): string;
  /** Whether a term means anything beside what the others say; all do, unless said otherwise. */
  isAsked?(key: string, values: Readonly<Record<string, unknown>>): boolean;
}
