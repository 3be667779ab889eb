import type { LevelId } from '../../../levels/level.ts';

/** How far somebody looks, by level: all know the rules, and the gentler they are the less of the map they take in at once. */
export interface Sight {
  /** How many squares a march is followed for. */
  readonly march: number;
  /** Whether armies are thought of as cargo. */
  readonly embarks: boolean;
  /** Whether markers are bought for the powers that could be courted with them. */
  readonly courts: boolean;
  /** Features that are not thought of. */
  readonly overlooks: readonly string[];
}

const FROM_AFAR = ['exposed'];
const WINTER = ['winter, paid for', 'winter, not paid for'];

export const SIGHTS: Readonly<Record<LevelId, Sight>> = {
  marshal: { march: Number.POSITIVE_INFINITY, embarks: true, courts: true, overlooks: [] },
  captain: { march: 8, embarks: true, courts: false, overlooks: FROM_AFAR },
  ensign: { march: 4, embarks: false, courts: false, overlooks: [...FROM_AFAR, ...WINTER] },
  cadet: { march: 2, embarks: false, courts: false, overlooks: [...FROM_AFAR, ...WINTER, 'in danger', 'in stride'] },
};
