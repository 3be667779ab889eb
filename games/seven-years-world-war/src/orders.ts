import type { OrderSpec } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import type { State } from './state.ts';

/** Standing orders: when a seat wants to be asked for a reaction, and when not. */
export const orders: readonly OrderSpec<State, Choice>[] = [];
