import type { State } from './state.ts';

/** What must always hold and does not. */
export const audit = (_g: State): string[] => [];
