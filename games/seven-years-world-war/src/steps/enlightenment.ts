import type { Seat } from '@cabinet-wars/kernel';
import { procedure } from '../words.ts';

export interface Enlightenment {
  seat: Seat;
}

/** 3.1 (6), 27.0 (optional). One player's attempts to spread reason. */
export const enlightenment = procedure<Enlightenment>('enlightenment')({
  begin: () => {},
});
