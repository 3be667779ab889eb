import type { Seat } from '@cabinet-wars/kernel';
import { procedure } from '../words.ts';

/** 3.1 (3c), 15.0. The player attacks with some, none or all of his forces, one after the other. */
export const combatPhase = procedure<{ seat: Seat }>('combat-phase')({
  begin: () => {},
});
