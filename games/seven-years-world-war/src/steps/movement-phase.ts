import type { Seat } from '@cabinet-wars/kernel';
import { procedure } from '../words.ts';

/** 3.1 (3b), 14.0. The player moves some, none or all of his forces, one after the other. */
export const movementPhase = procedure<{ seat: Seat }>('movement-phase')({
  begin: () => {},
});
