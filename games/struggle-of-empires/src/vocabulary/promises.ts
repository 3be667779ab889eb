import { isOneOf } from '@cabinet-wars/kernel';

/** What players promise one another. Nothing holds them to it; the log remembers. */
export const PROMISES = ['peace', 'help', 'stay-out', 'attack', 'propose', 'not-bid'] as const;
export type PromiseId = (typeof PROMISES)[number];
export const isPromiseId = (id: unknown): id is PromiseId => isOneOf(PROMISES, id);
