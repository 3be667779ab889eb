import { makeStore } from '../../kit/store.ts';
import type { Draft } from './proposal.ts';

/** Whom one is about to propose: the panel fills it in, the map shows what it would mean. */
export const pairStore = makeStore<Draft>({ a: null, b: null });
