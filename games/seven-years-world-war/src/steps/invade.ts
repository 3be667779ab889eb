import type { Seat } from '@cabinet-wars/kernel';
import type { Power } from '../data/powers.ts';
import { procedure } from '../words.ts';

export interface Invade {
  /** The neutral power whose neutrality is violated, and who violates it. */
  power: Power;
  by: Seat;
}

/** 4.413, 4.42 (2), ruling 20. A neutral power that is invaded joins another player at once. */
export const invade = procedure<Invade>('invade')({
  begin: () => {},
});
