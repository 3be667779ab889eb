import type { Seat } from '@cabinet-wars/kernel';
import { procedure } from '../words.ts';

export interface Treasury {
  seat: Seat;
}

/** 3.1 (2), 10.0, 11.0, 17.1. One player's treasury phase: taxation, free markers, recruiting, training, disbanding. */
export const treasury = procedure<Treasury>('treasury')({
  begin: () => {},
});
