import type { Deal } from '@cabinet-wars/kernel';
import type { Prey, Script } from './swindler.ts';

/** One thing after the other, round and round. */
export const inTurn =
  (...offers: readonly ((prey: Prey) => Deal | null)[]): Script['offer'] =>
  (prey) =>
    offers[prey.round % offers.length](prey);
