import {
  ADVANTAGE_REGION,
  ADVANTAGES,
  REGIONS,
  type RegionId,
  type SideId,
  tablesOf,
} from '@cabinet-wars/imperial-struggle/data';
import type { ScoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { Naming } from '../i18n/index.ts';
import { type AdvantageFace, advantageOf } from './faces.ts';
import type { OpenView } from './seen.ts';

/** How a Region stands: its Award and who would have it. */
export interface RegionNow {
  readonly region: RegionId;
  readonly vp: number;
  readonly trp: number;
  /** The lead its Award asks for; 0 before Awards are shown. */
  readonly lead: number;
  readonly britain: number;
  readonly france: number;
  readonly winner: SideId | null;
  readonly advantages: readonly AdvantageFace[];
}

export function regionNow(open: OpenView, score: ScoreNow, region: RegionId): RegionNow {
  const i = REGIONS.indexOf(region);
  const award = tablesOf(open).awards[open.awards[i]];
  const { britain, france, winner } = score.regions[i];
  const advantages = ADVANTAGES.flatMap((_, advantage) => {
    const face = ADVANTAGE_REGION[advantage] === i ? advantageOf(open, advantage) : null;
    return face === null || face.holder === null ? [] : [face];
  });
  return {
    region,
    vp: award?.vp ?? 0,
    trp: award?.trp ?? 0,
    lead: award?.lead ?? 0,
    britain,
    france,
    winner,
    advantages,
  };
}

export const isUsable = ({ exhausted, spoilt }: AdvantageFace): boolean => !exhausted && !spoilt;

/** Who is ahead in it: in words, and whose colour they have. */
export function verdict({ britain, france, lead, winner }: RegionNow, { own, game }: Naming): string {
  const ahead: SideId | null = britain === france ? null : britain > france ? 'britain' : 'france';
  const by = Math.abs(britain - france);
  if (ahead === null) return own.level;
  return winner === null && lead > 1 ? own.leadsTooLittle(game.sides[ahead], by) : own.leadsBy(game.sides[ahead], by);
}
