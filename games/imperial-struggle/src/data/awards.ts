import { keysOf } from '@cabinet-wars/kernel';
export interface Award {
  readonly vp: number;
  readonly trp: number;
  /** By how many flags a Region must be won. */
  readonly lead: number;
}

export const AWARD_FACES = {
  a1: { vp: 3, trp: 0, lead: 2 },
  a2: { vp: 2, trp: 0, lead: 2 },
  a3: { vp: 1, trp: 0, lead: 1 },
  a4: { vp: 1, trp: 0, lead: 1 },
  a5: { vp: 1, trp: 1, lead: 1 },
  a6: { vp: 1, trp: 1, lead: 1 },
  a7: { vp: 0, trp: 1, lead: 1 },
  a8: { vp: 0, trp: 1, lead: 1 },
} as const satisfies Record<string, Award>;

/** The eight Award tiles: all are used in each Era, one for each Region and Peace turn. Ids are for ever. */
export type AwardId = keyof typeof AWARD_FACES;
export const AWARDS = keysOf(AWARD_FACES);
