import type { Seat } from '@cabinet-wars/kernel';
import { procedure } from '../words.ts';

export interface Diplomacy {
  seat: Seat;
}

/** 3.1 (3a), 9.0. One player's diplomacy phase: attempts as long as he has diplomacy markers. */
export const diplomacy = procedure<Diplomacy>('diplomacy')({
  begin: () => {},
});
