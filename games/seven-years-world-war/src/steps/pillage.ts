import type { Seat } from '@cabinet-wars/kernel';
import { procedure } from '../words.ts';

export interface Pillage {
  seat: Seat;
}

/** 3.1 (3d), 26.0 (optional). One player's pillage phase. */
export const pillage = procedure<Pillage>('pillage')({
  begin: () => {},
});
